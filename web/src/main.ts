import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/chips.css";
import "./styles/buttons.css";
import "./styles/cards.css";
import "./styles/tickets.css";
import "./styles/seats.css";
import "./styles/status.css";
import "./styles/board.css";
import "./styles/play.css";
import "./styles/sheets.css";
import "./styles/choice.css";
import "./styles/log.css";
import "./styles/drawer.css";
import "./styles/ledger.css";
import "./styles/curtain.css";
import "./styles/ceremony.css";
import "./styles/result.css";
import "./styles/front.css";
import "./styles/lobby.css";
import "./styles/phone.css";
import "./styles/landscape.css";
import "./styles/assist.css";
import { mount } from "svelte";
import App from "./App.svelte";
import spriteUrl from "./art/sprite.svg?url";
import { tellLanguage } from "./app/install";
import { renew } from "./app/push";
import { showTheme } from "./core/settings.svelte";

/** Symbols that every page uses come once, as a part of the document. */
async function sprite(): Promise<void> {
  const text = await (await fetch(spriteUrl)).text();
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  drawn.setAttribute("class", "sprite");
  drawn.setAttribute("width", "0");
  drawn.setAttribute("height", "0");
  drawn.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(drawn, true));
}

showTheme();
void sprite();
mount(App, { target: document.getElementById("app") as HTMLElement });
// A phone can keep the page as an app, and be told of turns; without a secure address there is nothing to do here.
void tellLanguage().then(renew).catch(() => {});
