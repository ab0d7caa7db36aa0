/** The whole view in words. */

import type { Passage, Seat, Watcher } from '@conclave/engine';
import { TITLES, titleOf } from '../rules/titles.ts';
import type { View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';

export function describe(lexicon: Lexicon, view: View, reader: Watcher, speak: Speaker): Passage[] {
  const seats = view.players.length;
  const from = reader === 'gallery' ? 0 : reader;
  const clockwise = view.players.map((_player, i) => (from + i) % seats);
  return [
    tablePassage(lexicon, view, speak),
    ...clockwise.map((seat) => playerPassage(lexicon, view, seat, speak)),
    ...(seats === 1 ? [titlesPassage(lexicon)] : []),
  ];
}

function tablePassage({ describing }: Lexicon, view: View, speak: Speaker): Passage {
  const solo = view.players.length === 1;
  const lines: string[] = [];
  if (view.over) lines.push(describing.over);
  else if (!solo) lines.push(describing.turn(speak.who(view.active)));
  if (!solo)
    lines.push(describing.marker(speak.who(view.first)), describing.medallionsLeft(view.medallionsLeft));
  lines.push(describing.pile(view.pile.count), describing.discard(view.discard.map(speak.card)));
  return { heading: describing.table, lines };
}

/** Scores from nought to the highest that has a title of its own (TC-20). */
const SCORES = Array.from({ length: 9 }, (_none, score) => score);

/** Alone: the ladder. */
function titlesPassage({ describing, titles }: Lexicon): Passage {
  const lines = TITLES.map((title) => {
    const scores = SCORES.filter((score) => titleOf(score) === title);
    return describing.title(titles[title], scores[0], scores[scores.length - 1]);
  });
  return { heading: describing.titles, lines };
}

function playerPassage({ describing }: Lexicon, view: View, seat: Seat, speak: Speaker): Passage {
  const solo = view.players.length === 1;
  const player = view.players[seat];
  const who = speak.who(seat);
  const lines: string[] = [
    player.combination === null
      ? describing.hidden(who)
      : describing.combination(speak.card(player.combination)),
    solo ? describing.points(player.found) : describing.medallions(player.found),
  ];
  const [one, two] = player.front.map(speak.card);
  if (player.front.length === 2) {
    lines.push(solo ? describing.revealed(one, two) : describing.front(one, two));
  } else if (!solo && !view.over) {
    lines.push(describing.noFront);
  }
  const decoded = view.aside.filter((aside) => aside.seat === seat);
  for (const aside of decoded) lines.push(describing.decoded(speak.card(aside.card), aside));
  if (decoded.length === 0) lines.push(describing.nothingDecoded);
  if (who.you && !view.over) {
    lines.push(player.decoded || view.freeGuess ? describing.mayDeclare : describing.mayNotDeclare);
  }
  return { heading: who.you ? describing.you : who.name, lines };
}
