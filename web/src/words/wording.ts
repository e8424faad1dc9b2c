/** Messages put into sentences, exactly as `fogg.words.wording` does it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Book, Message, Params } from "../core/wire";
import { preferredLanguage, type Language } from "./language";

export interface Names {
  cities: Record<string, string>;
  routes: Record<string, [string, string]>;
  tickets: Record<string, [string, string, string]>;
  seats: string[];
  own_words: Record<string, string>;
  things: Record<string, string>;
}

const OWN_WORDS = ["train", "wild", "ticket"];
const NOTHING: Names = { cities: {}, routes: {}, tickets: {}, seats: [], own_words: {}, things: {} };

/** A part of the catalogue in every language; only that of the reader is loaded. */
export type Part = Record<Language, () => Promise<{ default: string }>>;

/** All parts that are wanted so far; screens that are loaded later bring theirs. */
const parts: Part[] = [
  {
    en: () => import("../../../src/fogg/words/en.ftl"),
    de: () => import("../../../src/fogg/words/de.ftl"),
  },
];
let language: Language = preferredLanguage();
let catalogue: FluentResource[] = [];

/** The catalogue, with the entries that a board brings (`words.en.ftl`) on top. */
function bundleOf(added: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const faults = catalogue.flatMap((part) => bundle.addResource(part));
  if (faults.length) throw faults[0];
  if (added) bundle.addResource(new FluentResource(added), { allowOverrides: true });
  return bundle;
}
let plain = bundleOf("");

/** Take in the sentences of a screen that is loaded when it is wanted. */
export async function learn(part: Part): Promise<void> {
  parts.push(part);
  const resource = new FluentResource((await part[language]()).default);
  catalogue.push(resource);
  plain.addResource(resource);
}

/** The language that the page speaks now. */
export const spokenLanguage = (): Language => language;

/** Speak another language from now on. What was said stays until it is said again. */
export async function speak(wanted: Language): Promise<void> {
  const texts = await Promise.all(parts.map(async (part) => (await part[wanted]()).default));
  language = wanted;
  catalogue = texts.map((text) => new FluentResource(text));
  plain = bundleOf("");
  words = new Wording();
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** A number with as many decimals, as the language writes it. */
export const decimal = (value: number, decimals: number): string =>
  value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

export class Wording {
  private readonly bundle: FluentBundle;
  private readonly own: Record<string, string> = {};

  constructor(
    readonly names: Names = NOTHING,
    added = "",
  ) {
    this.bundle = added ? bundleOf(added) : plain;
    for (const thing of OWN_WORDS) {
      const printed = names.own_words[thing];
      const word = printed || this.format(`word-${thing}`);
      const many = `word-${thing}-many`;
      this.own[`own_${thing}`] = word;
      this.own[`own_${thing}s`] = this.format(!printed && this.has(many) ? many : "word-plural", { word });
    }
  }

  /** The sentence of a message. */
  say(message: Message): string {
    const values: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(message[1] ?? {})) values[name] = this.value(name, value);
    return this.format(message[0], values);
  }

  /** An entry of the catalogue with its variables filled in. What has no words is shown as its key: a game goes on. */
  format(key: string, values: Params = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    const errors: Error[] = []; // without a list to put them into, a variable that is missing would be thrown
    return this.bundle.formatPattern(pattern, { ...this.own, ...values } as Record<string, FluentVariable>, errors);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A parameter as it stands in a sentence: its name up to `_` tells its type. */
  value(name: string, value: unknown): unknown {
    const { names } = this;
    switch (name.split("_")[0]) {
      case "city":
        return found(names.cities, value);
      case "route": {
        const ends = names.routes[String(value)];
        return ends ? this.format("name-route", { a: ends[0], b: ends[1] }) : String(value);
      }
      case "ticket": {
        const card = names.tickets[String(value)];
        return card ? this.format("name-ticket", { a: card[0], b: card[1], points: card[2] }) : String(value);
      }
      case "kind":
        return this.kind(String(value));
      case "seat":
        return names.seats[Number(value)] ?? "";
      case "cards":
        return this.listed(
          (value as [string, number][]).map(([kind, n]) => this.format("name-cards", { n, kind: this.kind(kind, n) })),
        );
      case "kinds":
        return this.listed((value as string[]).map((kind) => this.kind(kind)));
      case "tickets":
        return this.listed((value as string[]).map((ticket) => String(this.value("ticket", ticket))));
      case "thing":
        return found(names.things, value);
      case "things":
        return this.listed((value as string[]).map((thing) => found(names.things, thing)));
      case "routes":
        return this.listed((value as string[]).map((route) => String(this.value("route", route))));
      case "cities":
        return this.listed((value as string[]).map((city) => found(names.cities, city)));
      default:
        return value;
    }
  }

  /** The name of a kind of card; of several another one, where the catalogue has it. */
  kind(key: string, n = 1): string {
    const many = `kind-${key}-many`;
    return this.format(n !== 1 && this.has(many) ? many : `kind-${key}`);
  }

  listed(parts: string[]): string {
    if (!parts.length) return this.format("list-none");
    return parts.reduce((list, item, i) =>
      this.format(i === parts.length - 1 ? "list-last" : "list-more", { list, item }),
    );
  }
}

function found(known: Record<string, string>, key: unknown): string {
  return known[String(key)] ?? String(key);
}

/** The words of a table, from its book and the names at its seats. */
export function wordingOf(book: Book, seats: string[]): Wording {
  const routes: Names["routes"] = {};
  for (const [key, [a, b]] of Object.entries(book.routes)) routes[key] = [book.cities[a] ?? a, book.cities[b] ?? b];
  const tickets: Names["tickets"] = {};
  for (const [key, [a, b, points]] of Object.entries(book.tickets)) tickets[key] = [a, b, points];
  const names = { cities: book.cities, routes, tickets, seats, own_words: book.own_words, things: book.things };
  return new Wording(names, book.words);
}

/** Words where there is no table. */
export let words = new Wording();
await speak(language);
/** A sentence of the page itself. */
export const t = (key: string, values: Params = {}): string => words.format(key, values);
