### Words of this edition.
about-name = Alvin & Dexter
about-theme = Ein Alien und ein Dinosaurier streifen über den Plan, und in eine Stadt, die einer von ihnen besetzt, wird keine Strecke gebaut.
