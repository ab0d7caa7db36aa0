/** The sentences of the puzzles, in both languages. */

import { type Language, type PuzzleWords, typeset, typesetAll } from '@conclave/engine';
import { list as listEnglish } from '../../english.ts';
import { list as listFrench } from '../../french.ts';
import { capital } from '../../words.ts';
import { NEXT, OBJECTS, PASSAGES } from '../rules/box.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { Lexicon as GameLexicon } from '../text/lexicon.ts';
import { type Count, type Goal, nearby, type Points } from './count.ts';
import type { PuzzleReason, Reasons } from './keys.ts';
import { type Lying, lyingIn, type Position } from './position.ts';

/** What a sentence speaks of, in words. */
interface Told {
  readonly goal: Goal;
  /** The room where he is. */
  readonly vitus: number;
  room(room: number): string;
  /** "6 for you and 2 for blue" */
  shares(points: readonly Points[]): string;
}

interface Lexicon {
  readonly text: Pick<GameLexicon, 'rooms' | 'objects' | 'figures'>;
  readonly title: string;
  readonly asks: Readonly<Record<Goal, string>>;
  /** By seat: "you", "blue". */
  readonly players: readonly string[];
  readonly nothing: string;
  list(words: readonly string[]): string;
  figure(figure: string, room: string): string;
  door(one: string, other: string): string;
  ways(room: string, others: string): string;
  room(room: string, things: string): string;
  things(count: number, what: string, player: string, counted: boolean): string;
  readonly reasons: { readonly [Key in keyof Reasons]: (params: Reasons[Key], told: Told) => string };
}

const english: Lexicon = {
  text: englishText,
  title: 'Where shall he count?',
  asks: {
    most: 'You have played Remigius: he goes one step or two and counts where he stops. Which room brings you most? A ring counts 2, a book 3, a chalice 5; what is counted already counts nothing.',
    lead: 'You have played Remigius: he goes one step or two and counts where he stops. Which room puts you furthest ahead of whoever else gets most there? A ring counts 2, a book 3, a chalice 5; what is counted already counts nothing.',
  },
  players: ['you', 'blue', 'green'],
  nothing: 'nothing',
  list: (words) => listEnglish(words),
  figure: (figure, room) => `${capital(figure)}: in ${room}`,
  door: (one, other) => `The locked door: between ${one} and ${other}`,
  ways: (room, others) => `From ${room} passages lead to ${others}`,
  room: (room, things) => `${capital(room)}: ${things}`,
  things: (count, what, player, counted) => `${count} ${what} (${player}${counted ? ', counted' : ''})`,
  reasons: {
    barred: ({ room, by }, { room: name, vitus }) =>
      ({
        severus: `Severus stands in ${name(room)}: nothing is counted there.`,
        door: `The door is locked: in two steps Remigius does not come to ${name(room)}.`,
        vitus:
          room === vitus
            ? `Vitus is in ${name(room)}: Remigius steps into his room only when no other way is open.`
            : `Vitus bars the way to ${name(room)}.`,
      })[by],
    brings: ({ room, points, value }, { goal, room: name, shares }) =>
      `${capital(name(room))} brings ${shares(points)}${goal === 'lead' ? `: ${lead(value)}` : ''}.`,
    best: ({ room, points, value }, { goal, room: name, shares }) =>
      `${capital(name(room))} brings ${shares(points)}: ${goal === 'lead' ? lead(value) : 'no room in reach brings you more'}.`,
  },
};

const lead = (value: number) => (value > 0 ? `${value} ahead` : value === 0 ? 'level' : `${-value} behind`);

const french: Lexicon = {
  text: frenchText,
  title: 'Où faut-il compter ?',
  asks: {
    most: 'Vous avez joué Remigius : il fait un pas ou deux et compte là où il s’arrête. Quelle pièce vous rapporte le plus ? Un anneau vaut 2, un livre 3, un calice 5 ; ce qui est déjà compté ne vaut rien.',
    lead: 'Vous avez joué Remigius : il fait un pas ou deux et compte là où il s’arrête. Quelle pièce vous donne le plus d’avance sur la couleur qui y gagne le plus après vous ? Un anneau vaut 2, un livre 3, un calice 5 ; ce qui est déjà compté ne vaut rien.',
  },
  players: ['vous', 'les bleus', 'les verts'],
  nothing: 'rien',
  list: (words) => listFrench(words),
  figure: (figure, room) => `${capital(figure)} : dans ${room}`,
  door: (one, other) => `La porte fermée : entre ${one} et ${other}`,
  ways: (room, others) => `Depuis ${room}, des passages mènent à : ${others}`,
  room: (room, things) => `${capital(room)} : ${things}`,
  things: (count, what, player, counted) =>
    `${count} ${what} pour ${player}${counted ? `, déjà ${count === 1 ? 'compté' : 'comptés'}` : ''}`,
  reasons: {
    barred: ({ room, by }, { room: name, vitus }) =>
      ({
        severus: `Severus est dans ${name(room)} : rien n’y est compté.`,
        door: `La porte est fermée : en deux pas, Remigius n’atteint pas ${name(room)}.`,
        vitus:
          room === vitus
            ? `Vitus est dans ${name(room)} : Remigius n’entre chez lui que si aucun autre passage n’est ouvert.`
            : `Vitus barre le chemin vers ${name(room)}.`,
      })[by],
    brings: ({ room, points, value }, { goal, room: name, shares }) =>
      `${capital(name(room))} rapporte ${shares(points)}${goal === 'lead' ? ` : ${avance(value)}` : ''}.`,
    best: ({ room, points, value }, { goal, room: name, shares }) =>
      `${capital(name(room))} rapporte ${shares(points)} : ${goal === 'lead' ? avance(value) : 'aucune pièce à portée ne vous rapporte plus'}.`,
  },
};

const avance = (value: number) =>
  value > 0 ? `${value} d’avance` : value === 0 ? 'à égalité' : `${-value} de retard`;

/** In which spot of its room an object lies does not matter to a count. */
function together(lying: readonly Lying[]): readonly Lying[] {
  const sums = new Map<string, Lying>();
  for (const one of lying) {
    const key = `${one.object} ${one.owner}`;
    const { open = 0, counted = 0 } = sums.get(key) ?? {};
    sums.set(key, { ...one, open: open + one.open, counted: counted + one.counted });
  }
  return [...sums.values()];
}

function wordsOf(lexicon: Lexicon, to: string): PuzzleWords {
  const { rooms, objects, figures } = lexicon.text;
  const room = (number: number) => rooms[number - 1].the;
  const laidIn = (params: unknown) => params as Count;
  const things = (position: Position, number: number) => {
    const words = together(lyingIn(position, number)).flatMap(({ object, owner, open, counted }) => {
      const { bare, many } = objects[OBJECTS[object]];
      const named = (count: number, isCounted: boolean) =>
        count === 0
          ? []
          : [lexicon.things(count, count === 1 ? bare : many, lexicon.players[owner], isCounted)];
      return [...named(open, false), ...named(counted, true)];
    });
    return words.length > 0 ? words.join('; ') : lexicon.nothing;
  };
  return {
    title: () => lexicon.title,
    ask: ({ params }) => lexicon.asks[laidIn(params).goal],
    given: ({ params }) => {
      const { position } = laidIn(params);
      const near = nearby(position);
      const { a, b } = PASSAGES[position.door];
      return [
        ...(['remigius', 'vitus', 'severus'] as const).map((figure) =>
          lexicon.figure(figures[figure], room(position[figure])),
        ),
        lexicon.door(room(a), room(b)),
        ...[position.remigius, ...NEXT[position.remigius]].map((from) =>
          lexicon.ways(room(from), lexicon.list(NEXT[from].map(room))),
        ),
        ...near.map((number) => lexicon.room(room(number), things(position, number))),
      ];
    },
    answer: (_puzzle, answer) => (typeof answer === 'number' ? capital(room(answer)) : ''),
    reason: ({ params: given }, reason) => {
      const told: Told = {
        goal: laidIn(given).goal,
        vitus: laidIn(given).position.vitus,
        room,
        shares: (points) =>
          points.length === 0
            ? lexicon.nothing
            : lexicon.list(points.map(({ seat, points: one }) => `${one} ${to} ${lexicon.players[seat]}`)),
      };
      const { key, params } = reason as PuzzleReason;
      // The table has for every key what takes just its params: more than its index can tell.
      const say = lexicon.reasons[key] as (params: unknown, told: Told) => string;
      return say(params, told);
    },
  };
}

export const puzzleWords: Readonly<Record<Language, PuzzleWords>> = {
  en: wordsOf(english, 'for'),
  fr: typesetAll(wordsOf(french, 'pour'), typeset.fr),
};
