/**
 * The line in the bar: what the player can do now, or who is waited for. It also says what the pointed choice would
 * bring.
 */

import type { InstructionProps, Layout } from '@conclave/kit';
import type { TempleCode } from '../rules/game.ts';
import { rivals } from './layout/arrangement.ts';
import { cardInWords, trio } from './names.ts';
import { tableWords } from './words.ts';

const INSTEAD = 'instead: ';

/** Pointed at: words that stand by themselves. All others are an aside to what there is to do. */
export const instead = (words: string) => `${INSTEAD}${words}`;

export function instruction(props: InstructionProps<TempleCode>): string {
  const { pointed } = props;
  const said = saidOf(props);
  if (said) return said;
  if (pointed?.startsWith(INSTEAD)) return pointed.slice(INSTEAD.length);
  const happens = happeningOf(props);
  if (happens) return happens;
  // A small screen has room for one of the two.
  if (pointed !== null && isSmall(props.layout)) return pointed;
  const task = taskOf(props);
  return pointed === null ? task : `${task}\n${pointed}`;
}

export function isSmall(layout: Layout): boolean {
  return layout === 'phone' || layout === 'across';
}

/** While something is shown: what it is, and nothing that the idol has still to say. */
function happeningOf({
  perspective,
  event,
  words,
  language,
  voice,
}: InstructionProps<TempleCode>): string | null {
  switch (event?.type) {
    case 'decoded': {
      const who = { you: event.seat === perspective.watcher, name: voice.name(event.seat) };
      return tableWords[language].instruction.decodes(who, cardInWords(event.card, language));
    }
    case 'firstPlayer':
    case 'roundBegun':
    case 'returned':
    case 'reshuffled':
    case 'dealt': {
      const round = perspective.told.findLast(({ type }) => type === 'roundBegun');
      return round?.type === 'roundBegun' ? words.sentence(round, voice) : null;
    }
    case 'taken':
    case 'bothTaken':
    case 'cleared':
    case 'combinationDrawn':
    case 'revealed':
    case 'discarded':
      return words.sentence(event, voice);
    default:
      return null;
  }
}

/** What follows a declaration is still part of it. */
export const STILL = ['medallionGained', 'pointScored', 'laidOpen'] as const;

/** While a declaration is answered. */
function saidOf({ perspective, language, voice }: InstructionProps<TempleCode>): string | null {
  const last = perspective.told.findLast(({ type }) => !STILL.some((one) => one === type));
  if (last?.type !== 'declared') return null;
  const words = tableWords[language].instruction;
  const who = { you: last.seat === perspective.watcher, name: voice.name(last.seat) };
  return `${words.declares(who, trio(last.combination, language))}\n${words.answers}`;
}

function taskOf({ perspective, pointed, language, voice, layout }: InstructionProps<TempleCode>): string {
  const { view, watcher, asked, moves } = perspective;
  const words = tableWords[language].instruction;
  if (!asked || watcher === 'gallery') {
    const wait = words.wait(voice.name(view.active));
    const says = !isSmall(layout) && moves.some(({ kind }) => kind === 'declare');
    return says ? `${wait}\n${words.mayDeclare}` : wait;
  }
  if (view.players.length === 1) {
    if (view.players[0].front.length > 0)
      return pointed === null && layout !== 'phone' ? `${words.decode}\n${words.thrown}` : words.decode;
    if (view.pile.count === 0) return words.finish;
    return view.pile.count === 1 ? words.revealLast : words.reveal;
  }
  const from = rivals(view.players.length, watcher).filter((seat) => view.players[seat].front.length > 0);
  const names = from.map((seat) => voice.name(seat));
  const task =
    names.length === 0
      ? words.decodeBoth
      : names.length === 1
        ? words.takeOne(names[0])
        : words.takeAmong(names);
  if (layout !== 'phone') return `${words.yourTurn} ${task}`;
  return task.slice(0, 1).toUpperCase() + task.slice(1);
}
