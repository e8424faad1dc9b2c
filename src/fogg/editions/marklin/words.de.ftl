### Words of this edition.
about-name = Zug um Zug Märklin
about-short-name = Märklin
about-tagline = Passagiere reisen durch dein Netz und sammeln Waren.
about-who-begins = Wer die schönste Sammlung von Märklin-Zügen hat, beginnt, sonst wer am jüngsten ist.
about-theme = Eine Modelleisenbahn von Deutschland, deren Passagiere von Stadt zu Stadt reisen und unterwegs Waren mitnehmen.
