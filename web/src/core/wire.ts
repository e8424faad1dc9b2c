/** The wire in the words of the page: what the generated types leave open. */
import type * as wire from "../protocol";

export type Params = Record<string, unknown>;
export type Message = [key: string, params: Params];
export type Payment = [color: string | null, wilds: number, id: number];
export type ScoreLine = wire.ScoreLine;
export type Mark = wire.Mark;
export type Facts = wire.Facts;
export type SeatFacts = wire.SeatFacts;
export type ChatLine = wire.ChatLine;
export type Market = wire.Market;
export type Own = wire.Own;
export type Turn = wire.Turn;
export type SeatCounts = wire.SeatCounts;
/** The shortest way that completes a ticket: routes one has, those one lacks, and what one must get to claim these. */
export type Way = [own: string[], missing: string[], things?: string[]];
/** What is told at assist levels 2, 3 and 4. */
export type TicketPlan = wire.TicketPlan;
export type CardOdds = wire.CardOdds;
export type AssistLevel = NonNullable<wire.TableSetup["assist"]>;
export type RouteTerms = wire.RouteTerms;
export type PlacedSeat = wire.PlacedSeat;
export type LedgerEntry = Omit<wire.LedgerEntry, "note"> & { note?: Message | null };
export type LedgerRow = Omit<wire.LedgerRow, "note"> & { note: Message };
export type DisplayCard = Omit<wire.DisplayCard, "label" | "note"> & { label: Message; note?: Message | null };
export interface Bystander { name: Message; note: Message; trains: number }
export interface Ledger {
  title: Message;
  about: Message;
  seats: LedgerEntry[];
  icon?: string;
  rows?: LedgerRow[];
  display?: DisplayCard[];
  bystander?: Bystander | null;
}
/** A sentence about a claim before it is paid; `why`: it is not to be had. `verb`: it can be chosen with the payment. */
export interface ClaimNote { text: Message; why?: Message | null; verb?: string }
export type Lists = wire.Lists;
export type ListedTable = wire.ListedTable;
export type ListedSeat = wire.ListedSeat;
export type Book = wire.Book;
export type Me = wire.Me;
export type TableSetup = wire.TableSetup;
export type Chair = wire.Chair;
export type BotPace = NonNullable<TableSetup["bot_pace"]>;
export type Color = NonNullable<Chair["color"]>;

export interface Group {
  verb: string;
  targets: string[];
  label: Message;
  actions: number[];
  terms: RouteTerms | null;
  payments: Payment[];
  labels: Message[];
}

export interface Question {
  ask: string;
  step: string;
  form: Params;
  options: Group[];
  /** Places of what is planned so far in a chain of decisions, and what is said of it. */
  trail?: string[];
  note?: Message | null;
}

/** All parts of a position; the server sends those that have changed. */
export interface Position {
  turn: Turn;
  seats: SeatCounts[];
  market: Market;
  marks: Mark[];
  extras: Record<string, unknown>;
  ledgers: Ledger[];
  notes: Record<string, Message[]>;
  own: Own | null;
  question: Question | null;
  undo: number;
  lines: ScoreLine[] | null;
  result: PlacedSeat[] | null;
}

export type Frame =
  | wire.Welcome
  | (Omit<wire.Snapshot, "position" | "history"> & { position: Position | null; history?: Message[] })
  | (Omit<wire.Update, "position" | "told"> & { position?: Partial<Position> | null; told?: Message[] })
  | wire.Ack
  | (Omit<wire.Refused, "why"> & { why: Message })
  | (Omit<wire.Because, "why"> & { why: Message | null })
  | wire.TicketWays
  | (Omit<wire.NotesOfClaim, "notes"> & { notes: ClaimNote[] })
  | wire.TicketPlan
  | wire.CardOdds
  | (Omit<wire.SuggestedMove, "label" | "why"> & { label: Message; why: Message })
  | wire.Pong
  | wire.Bye;

export type Answer = Extract<Frame, { type: "ack" | "refused" | "because" | "ways" | "notes" | "plan" | "odds" | "hint" }>;
/** What is sent until it is answered; the connection gives it its id. */
export type Order =
  | Omit<wire.Play, "id">
  | Omit<wire.Undo, "id">
  | Omit<wire.Say, "id">
  | Omit<wire.Resign, "id">
  | Omit<wire.ReclaimSeat, "id">
  | Omit<wire.Vote, "id">
  | Omit<wire.SetPace, "id">
  | Omit<wire.Reveal, "id">
  | Omit<wire.AskWhy, "id">
  | Omit<wire.AskWays, "id">
  | Omit<wire.AskNotes, "id">
  | Omit<wire.AskPlan, "id">
  | Omit<wire.AskOdds, "id">
  | Omit<wire.AskHint, "id">;

export const PROTOCOL = 2;
