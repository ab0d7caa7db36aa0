/** What the terminal client says in a language. A missing word is a type error. */

import type { SimulationReport } from '@conclave/bots';
import type { MomentKind, Puzzle, Statement } from '@conclave/engine';
import type { ErrorCode, Reaction, WishInfo } from '@conclave/wire';
import type { CommandName } from '../commands/names.ts';
import type { WayBack } from '../play/form.ts';
import type { KeyHint } from '../terminal/page.ts';

export interface CommandHelp {
  /** One line in the list of commands. */
  readonly summary: string;
  readonly usage: readonly string[];
  /** Flag and what it does. */
  readonly flags: readonly (readonly [flag: string, meaning: string])[];
  /** A command line and what it is good for. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
}

export interface HelpWords {
  readonly tagline: string;
  readonly usage: string;
  readonly commands: string;
  readonly flags: string;
  readonly examples: string;
  readonly more: string;
  readonly menu: string;
  readonly of: Readonly<Record<CommandName, CommandHelp>>;
}

export interface ErrorWords {
  unknownCommand(name: string): string;
  unknownFlag(flag: string): string;
  /** After what is wrong with a name. */
  didYouMean(name: string): string;
  flagValue(flag: string): string;
  unexpected(argument: string): string;
  missing(what: string): string;
  /** `--against`: nothing is built there. */
  noBuild(folder: string): string;
  /** `--ladder`: it is written into the sources. */
  noSources(folder: string): string;
  readonly ladderAlone: string;
  readonly game: string;
  readonly bots: string;
  readonly file: string;
  unknownGames(games: readonly string[]): string;
  notWhole(flag: string, value: string, least: number): string;
  unknownGame(id: string, games: readonly string[]): string;
  unknownBot(name: string, bots: readonly string[]): string;
  unknownLanguage(name: string): string;
  noSuchSeat(seat: string, seats: number): string;
  malformedOption(text: string): string;
  optionValue(key: string, values: string): string;
  number(min: number, max: number): string;
  tooMany(flag: string, given: number, room: number): string;
  notTogether(flag: string, other: string): string;
  onlyWith(flag: string, other: string): string;
  needsTerminal: string;
  cannotRead(file: string, why: string): string;
  notARecord(file: string): string;
  notReplayable(why: string): string;
  noReview(game: string): string;
  noPuzzle(game: string, date: string): string;
  notADate(text: string): string;
  stillRunning: string;
  see(command: string): string;
}

export interface MenuWords {
  /** What is set, and to what. */
  row(name: string, value: string | number): string;
  readonly title: string;
  readonly game: string;
  readonly players: string;
  seat(number: number): string;
  person(name: string): string;
  bot(name: string, level: string): string;
  readonly aids: string;
  readonly aidsLine: string;
  readonly languageRow: string;
  readonly yes: string;
  readonly no: string;
  readonly start: string;
  readonly quit: string;
  readonly footer: readonly KeyHint[];
}

export interface PlayWords {
  readonly you: string;
  readonly yes: string;
  readonly no: string;
  /** At the right end of the title. */
  readonly yourTurn: string;
  waitingFor(names: readonly string[]): string;
  readonly waitingForSomeone: string;
  readonly over: string;
  /** Headings. */
  readonly news: string;
  /** The same before the first move. */
  readonly firstNews: string;
  readonly notes: string;
  readonly chronicle: string;
  readonly rules: string;
  readonly moves: string;
  readonly movesAnytime: string;
  /** Which keys and words are understood now. */
  readonly undo: string;
  readonly pass: string;
  readonly commands: readonly KeyHint[];
  readonly goOn: string;
  readonly wholePage: string;
  readonly footerWatching: readonly KeyHint[];
  readonly footerReading: readonly KeyHint[];
  readonly footerForm: readonly KeyHint[];
  readonly footerFile: readonly KeyHint[];
  readonly footerEnd: readonly KeyHint[];
  /** Handing over. */
  handTo(name: string): string;
  readonly curtainTitle: string;
  curtain(name: string): string;
  readonly curtainOthers: string;
  readonly curtainKeys: readonly string[];
  readonly passTo: string;
  readonly nobodyToPassTo: string;
  /** Answers to commands. */
  readonly notUnderstood: string;
  readonly noHint: string;
  /** `first`: how a way begins; `null`: the move says it. */
  hint(move: string, why: string, first: string | null): string;
  noRule(sought: string): string;
  readonly strikeNote: string;
  readonly noNotes: string;
  readonly confirm: Readonly<Record<WayBack, string>>;
  /** Saving and leaving. */
  readonly saveAs: string;
  saved(file: string): string;
  savedSecret(file: string): string;
  overwrite(file: string): string;
  cannotSave(why: string): string;
  /** A match that is kept in a file cannot go on without it. */
  cannotKeep(why: string): string;
  readonly noAids: string;
  readonly leave: string;
  readonly stay: string;
  readonly leaveSaved: string;
  readonly leaveUnsaved: string;
  /** After the end. */
  readonly finalScores: string;
  score(name: string, parts: string): string;
  readonly laidOpen: string;
  readonly endQuestion: string;
  readonly rematch: string;
  readonly saveRecord: string;
  readonly quit: string;
  readonly helpTitle: string;
  readonly help: readonly string[];
}

export interface ToolWords {
  /** A number with so many digits after the point, or the comma. */
  decimal(value: number, digits: number): string;
  players(min: number, max: number): string;
  option(line: string, values: string, standard: string): string;
  simulated(report: Pick<SimulationReport, 'games' | 'finished' | 'moves' | 'movesPerSecond'>): string;
  readonly bot: string;
  readonly seatsPlayed: string;
  readonly share: string;
  readonly interval: string;
  readonly meanScore: string;
  /** Of one thought of a bot. */
  readonly milliseconds: string;
  recorded(file: string, moves: number): string;
  ofBuild(bot: string, folder: string): string;
  lengths(rounds: string, longest: string, moves: string): string;
  readonly skill: string;
  readonly rounds: string;
  readonly minutes: string;
  equalShare(share: string): string;
  verified(entries: number, hash: string): string;
  /** A record of older rules. */
  readAs(version: number, now: number): string;
  running(entries: number): string;
}

/** Reviews of matches, and puzzles of the day. */
export interface ReviewToolWords {
  readonly kinds: Readonly<Record<MomentKind, string>>;
  readonly statements: Readonly<Record<Statement['kind'], string>>;
  /** A sentence with what it is about before it: a turn, or a kind of statement. */
  about(what: string, sentence: string): string;
  /** A line of the curve, what it counts and on what it rests. */
  curve(bars: string, line: string, basis: string): string;
  puzzle(date: string, level: Puzzle['level']): string;
  readonly solveIt: string;
}

/** Playing on a server. */
export interface OnlineWords {
  unreachable(origin: string): string;
  noConclave(origin: string): string;
  notAnAddress(text: string): string;
  comeBack(link: string): string;
  readonly waitingForPlayers: string;
  readonly waitingForStart: string;
  readonly inviteLink: string;
  readonly seats: string;
  readonly start: string;
  readonly sitDown: string;
  /** Who was forgotten by the server. */
  readonly somebody: string;
  /** To say aloud. */
  code(code: string): string;
  readonly iAmReady: string;
  readonly notReadyAfterAll: string;
  readonly ready: string;
  readonly notReady: string;
  readonly nobody: string;
  readonly leave: string;
  readonly reconnecting: string;
  /** Terminal and server speak different versions. */
  readonly foreign: string;
  readonly otherRules: string;
  readonly recordLater: string;
  /** Before the match: whether hints are allowed among people. */
  readonly aids: string;
  readonly noAids: string;
  readonly notOnline: string;
  readonly moreTimeHelp: string;
  secondsLeft(seconds: number): string;
  readonly chatHelp: string;
  readonly companyHelp: string;
  /** What was done about somebody. */
  readonly done: Readonly<Record<'block' | 'word', string>>;
  /** Names of games whose matches wait for the reader. */
  elsewhere(games: readonly string[]): string;
  /** Nobody comes back from it: said before it is done. */
  resignSure(level: string): string;
  readonly notNow: string;
  wish(kind: WishInfo['kind'], name: string, mine: boolean): string;
  /** The table pauses, and how to go on. */
  readonly pauses: string;
  readonly wishAnswer: string;
  /** Reactions, by their keys on the wire. */
  readonly reactions: Readonly<Record<Reaction, string>>;
  readonly watches: string;
  readonly chat: string;
  said(name: string, text: string): string;
  readonly errors: Readonly<Record<ErrorCode, string>>;
}

/** Serving, and keeping the data of a server. */
export interface ServerDataWords {
  serving(url: string, data: string): string;
  /** Where others find it. */
  reachable(addresses: readonly string[]): string;
  readonly letOthersIn: string;
  readonly stopping: string;
  backedUp(data: string, file: string): string;
  restored(file: string, data: string): string;
  exported(match: string, file: string): string;
  imported(file: string, match: string): string;
  /** Where there is nothing to work on. */
  noData(place: string): string;
  /** `start`: the command that makes a beginning. */
  noDataYet(place: string, start: string): string;
  fault(match: string, why: string): string;
  /** What is wrong with no single match. */
  dataFault(why: string): string;
  /** `readAs`: `null` where it cannot be read. */
  older(match: string, version: number, readAs: number | null): string;
  verified(matches: number, entries: number, faults: number): string;
  readonly faulty: string;
  readonly notices: Readonly<Record<'on' | 'off', string>>;
  people(count: number): string;
  nameRemoved(id: string): string;
  tableRemoved(id: string): string;
  readonly words: {
    one(day: string, name: string, match: string, text: string): string;
    count(count: number): string;
    readonly cleared: string;
  };
  tables(count: number): string;
  readonly statuses: Readonly<Record<'open' | 'running' | 'finished' | 'aside', string>>;
}

export interface CliWords {
  /** The language by its own name. */
  readonly language: string;
  readonly help: HelpWords;
  readonly errors: ErrorWords;
  readonly menu: MenuWords;
  readonly play: PlayWords;
  readonly tools: ToolWords;
  readonly review: ReviewToolWords;
  readonly serverData: ServerDataWords;
  readonly online: OnlineWords;
}
