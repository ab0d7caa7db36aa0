/** The pages of a match as one watcher sees it. */

import { type AnyMove, type AnyPerspective, type Passage, type Voice, withdrawal } from '@conclave/engine';
import { BLANK, type Choice, heading, type KeyHint, type Line, type Page } from '../terminal/page.ts';
import { type AllWords, sentenceOf } from './all-words.ts';

/** What choosing a row of the move list leads to. */
export type MoveRow = { readonly label: string; readonly gap: boolean } & (
  | { readonly move: AnyMove }
  | { readonly form: string }
);

/** Moves kind by kind; a composed kind is one row that leads to its questions. */
export function moveRows(
  { game }: AllWords,
  { moves, view }: AnyPerspective,
  composed: readonly string[],
  voice: Voice,
): MoveRow[] {
  const kinds = [...new Set(moves.map((move) => move.kind))];
  return kinds.flatMap((kind, group): MoveRow[] => {
    if (composed.includes(kind)) return [{ label: game.formTitle(kind), gap: group > 0, form: kind }];
    const ofKind = moves.filter((move) => move.kind === kind);
    return ofKind.map((move, index) => ({
      label: game.label(move, view, voice),
      gap: group > 0 && index === 0,
      move,
    }));
  });
}

export function passageLines({ heading: title, picture = [], lines }: Passage): Line[] {
  return [BLANK, heading(title), ...[...picture, ...lines].map((text) => ({ text, indent: 2 }))];
}

export function chronicleLines(
  words: AllWords,
  { told }: AnyPerspective,
  from: number,
  voice: Voice,
): Line[] {
  return told.slice(from).flatMap((event) => {
    const text = sentenceOf(words, event, voice);
    return text === '' ? [] : [{ text, indent: 2 }];
  });
}

/** How everything began is told by the table itself; the chronicle has the rest. */
const MAX_FIRST_NEWS = 8;

export function newsLines(words: AllWords, perspective: AnyPerspective, from: number, voice: Voice): Line[] {
  const lines = chronicleLines(words, perspective, from, voice);
  const { news, firstNews } = words.cli.play;
  if (lines.length === 0) return [];
  if (from > 0) return [heading(news), ...lines];
  const skipped = lines.length > MAX_FIRST_NEWS ? [{ text: '…', indent: 2 }] : [];
  return [heading(firstNews), ...skipped, ...lines.slice(-MAX_FIRST_NEWS)];
}

function waitingWords({ cli }: AllWords, { waiting, asked }: AnyPerspective, voice: Voice): string {
  if (asked) return cli.play.yourTurn;
  if (waiting === 'someone') return cli.play.waitingForSomeone;
  return cli.play.waitingFor(waiting.map((seat) => voice.name(seat)));
}

export interface AtTable {
  readonly words: AllWords;
  readonly perspective: AnyPerspective;
  readonly voice: Voice;
  readonly rows: readonly MoveRow[];
  /** Cursor from which on events are new to this watcher. */
  readonly newsFrom: number;
  readonly notes: readonly string[];
  /** Whether anybody else plays at this keyboard. */
  readonly shared: boolean;
  /** Whom Enter hands the keyboard to. */
  readonly handTo: string | null;
  readonly notice: Line | null;
}

export function tablePage(at: AtTable): Page {
  const { words, perspective, voice, rows } = at;
  const { play } = words.cli;
  const { watcher, asked } = perspective;
  const name = watcher === 'gallery' ? '' : ` · ${voice.name(watcher)}`;
  const notes = at.notes.map((text) => ({ text, indent: 2 }));
  const notice = at.notice ?? (at.handTo === null ? null : { text: play.handTo(at.handTo) });
  return {
    title: `${words.game.name}${name}`,
    aside: waitingWords(words, perspective, voice),
    body: [
      ...newsLines(words, perspective, at.newsFrom, voice),
      ...(notes.length > 0 ? [BLANK, heading(play.notes), ...notes] : []),
      ...words.game.describe(perspective.view, voice).flatMap(passageLines),
    ],
    ...(rows.length > 0 && { question: asked ? play.moves : play.movesAnytime }),
    choices: rows.map(({ label, gap }): Choice => ({ label, gap })),
    ...(notice && { notice }),
    wholePage: play.wholePage,
    footer: footerOf(at),
  };
}

function footerOf({ words, perspective, shared, handTo }: AtTable): readonly KeyHint[] {
  const { play } = words.cli;
  if (perspective.watcher === 'gallery') return play.footerWatching;
  return [
    ...(perspective.asked || handTo !== null ? [] : [play.goOn]),
    ...(perspective.mayUndo || withdrawal(perspective.moves) ? [play.undo] : []),
    ...(shared ? [play.pass] : []),
    ...play.commands,
  ];
}

export function curtainPage({ cli }: AllWords, name: string): Page {
  const { play } = cli;
  return {
    title: play.curtainTitle,
    body: [BLANK, { text: play.curtain(name), style: 'heading' }, BLANK, { text: play.curtainOthers }],
    footer: play.curtainKeys,
  };
}
