/** Hints before the move is named: where to look, then what kind of move. Each says what a player can check. */

import type { Seat, TaughtHint, TeachingStage } from '@conclave/engine';
import type { Card } from '../rules/cards.ts';
import { distance } from '../rules/convent.ts';
import type { Move } from '../rules/moves.ts';
import { noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

type Plan = Extract<Move, { kind: 'plan' }>;

export interface TeachingWords {
  readonly where: {
    /** How far the nearer guard is, and whether one sees the novice. */
    plan(far: number, seen: boolean): string;
    /** How many novices have been seen, and how many markers lie beside her. */
    guard(seen: number, markers: number): string;
    path(count: number): string;
    readonly lead: string;
    readonly bless: string;
  };
  readonly what: {
    readonly cards: Readonly<Record<Card, string>>;
    readonly obey: string;
    readonly fast: string;
    readonly leave: string;
    readonly follow: string;
    readonly path: string;
    readonly lead: string;
    readonly keep: string;
    readonly bless: string;
    readonly feign: string;
  };
}

/** `null`: the general words do. */
export function teach(
  words: TeachingWords,
  stage: TeachingStage,
  { moves }: TaughtHint<Move>,
  view: View,
  seat: Seat,
): string | null {
  const [move] = moves;
  if (move === undefined) return null;
  return stage === 'where' ? where(words, move, view, seat) : what(words, move, view);
}

function where({ where: say }: TeachingWords, move: Move, view: View, seat: Seat): string | null {
  switch (move.kind) {
    case 'plan': {
      const { own, inSight, seat: owner } = noviceOf(view, move.figure);
      if (!own || owner !== seat) return null;
      return say.plan(Math.min(...view.guards.map(({ at }) => distance(at, own.at))), inSight);
    }
    case 'go':
    case 'stop': {
      const seen = view.novices.filter(({ spotted, status }) => spotted !== null && status === 'onTheRun');
      return say.guard(seen.length, view.skritch.filter(({ guard }) => guard === view.active).length);
    }
    case 'takePath':
    case 'aboutTurn':
      return say.path(view.supply.length);
    case 'lead':
      return say.lead;
    case 'bless':
      return say.bless;
    default:
      return null;
  }
}

function what({ what: say }: TeachingWords, move: Move, view: View): string | null {
  switch (move.kind) {
    case 'plan':
      return planned(say, move);
    case 'go':
    case 'stop':
      return view.free ? say.leave : say.follow;
    case 'takePath':
    case 'aboutTurn':
      return say.path;
    case 'lead':
      return say.lead;
    case 'bless':
      return move.play === null ? say.keep : 'die' in move.play ? say.bless : say.feign;
    default:
      return null;
  }
}

function planned(say: TeachingWords['what'], { obeys, fast, card }: Plan): string {
  if (obeys) return say.obey;
  return fast > 0 ? `${say.cards[card]} ${say.fast}` : say.cards[card];
}

export const englishTeaching: TeachingWords = {
  where: {
    plan: (far, seen) =>
      `Look at the guards. The nearer one is ${far === 1 ? '1 point' : `${far} points`} away, and ${seen ? 'you are in sight' : 'nobody sees you'}. Their path cards say where they must go.`,
    guard: (seen, markers) =>
      `Look at the novices in view (${seen}) and at the noise markers beside her (${markers}).`,
    path: (count) => `Look at the path cards in the supply (${count}), and at those that begin here.`,
    lead: 'Look at both guards: which of them saw or heard somebody?',
    bless: 'Look at the dice, and at how far each guard is from the noise.',
  },
  what: {
    cards: {
      stand: 'It is time to stand still: 3 off the die.',
      sneak: 'It is time to sneak: one or two points, and 2 off the die.',
      walk: 'It is time to walk: three or four points, and 1 off the die.',
      run: 'It is time to run: up to five points, and nothing off the die.',
    },
    obey: 'It is time to obey: on her way home nobody can capture her.',
    fast: 'The blessing Fast carries her one point further.',
    leave: 'She may leave her path, so think of where somebody can be.',
    follow: 'Nothing frees her: her path leads, and after three or four points she can still listen.',
    path: 'It is time to choose a path: novices must pass keys, wishes and cells.',
    lead: 'First comes the guard who is likelier to find somebody.',
    keep: 'It is better to keep the card.',
    bless: 'It is time for the blessing: a die is to be changed.',
    feign: 'It is time for the False Noise.',
  },
};

export const frenchTeaching: TeachingWords = {
  where: {
    plan: (far, seen) =>
      `Regardez les gardiennes. La plus proche est à ${far > 1 ? `${far} points` : `${far} point`}, et ${seen ? 'vous êtes en vue' : 'personne ne vous voit'}. Leurs cartes Trajet disent où elles doivent aller.`,
    guard: (seen, markers) =>
      `Regardez les novices en vue (${seen}) et les marqueurs Bruit à côté d’elle (${markers}).`,
    path: (count) => `Regardez les cartes Trajet de la réserve (${count}), et celles qui partent d’ici.`,
    lead: 'Regardez les deux gardiennes : laquelle a vu ou entendu quelqu’un ?',
    bless: 'Regardez les dés, et la distance entre chaque gardienne et le bruit.',
  },
  what: {
    cards: {
      stand: 'C’est le moment de rester immobile : 3 de moins au dé.',
      sneak: 'C’est le moment de marcher à pas furtifs : un ou deux points, et 2 de moins au dé.',
      walk: 'C’est le moment de marcher : trois ou quatre points, et 1 de moins au dé.',
      run: 'C’est le moment de courir : jusqu’à cinq points, et rien de moins au dé.',
    },
    obey: 'C’est le moment d’obéir : sur le chemin du retour, personne ne peut la capturer.',
    fast: 'La bénédiction Rapide la porte un point plus loin.',
    leave: 'Elle peut quitter son trajet : cherchez où quelqu’un peut se trouver.',
    follow:
      'Rien ne la libère : son trajet la mène, et après trois ou quatre points elle peut encore écouter.',
    path: 'C’est le moment de choisir un trajet : les novices passent par les clefs, les objets et les cellules.',
    lead: 'D’abord la gardienne qui a le plus de chances de trouver quelqu’un.',
    keep: 'Mieux vaut garder la carte.',
    bless: 'C’est le moment de la bénédiction : un dé est à changer.',
    feign: 'C’est le moment du faux bruit.',
  },
};
