/** Joins a language's words with what happened. */

import type { GameWords, OptionValue, Outcome, Passage, Seat, Voice } from '@conclave/engine';
import { capital, inOrder, isIn, mainSteps, numberAmong, rulesPage, sentenceOf } from '../../words.ts';
import { areaOf } from '../rules/areas.ts';
import { NOVICE_NAMES, WISHES } from '../rules/cards.ts';
import type { Nuns } from '../rules/game.ts';
import { PATH_COLOURS, PATHS } from '../rules/paths.ts';
import { FIRST_NOVICE, guardSeats, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { CHAPTERS, chapterOf } from './chapters.ts';
import { describe } from './describe.ts';
import { aim, label } from './labels.ts';
import type { Fate, Lexicon, Speaker } from './lexicon.ts';
import { limitAbout, orderForm } from './order-form.ts';
import { planForm } from './plan-form.ts';
import { teach } from './teaching.ts';

type Words = GameWords<Nuns>;

export function wordsOf(lexicon: Lexicon): Words {
  const to = (voice: Voice) => speakerOf(lexicon, voice);
  return {
    name: lexicon.name,
    tagline: lexicon.tagline,
    options: lexicon.options,
    parts: {},
    label: (move, view, voice) => capital(label(lexicon, move, view, to(voice))),
    advice: (moves, view, voice) =>
      inOrder(mainSteps(moves, ['go'], ['stop']).map((move) => capital(aim(lexicon, move, view, to(voice))))),
    sentence: (event, voice) => capital(sentenceOf(lexicon.sentences, event, to(voice))),
    refusal: ({ reason }) => capital(refusal(lexicon, reason)),
    describe: (view, voice) =>
      describe(lexicon, view, voice, to(voice)).map(
        ({ heading, lines }): Passage => ({ heading: capital(heading), lines: lines.map(capital) }),
      ),
    ending: (outcome, view, voice) => [capital(ending(lexicon, outcome, view, voice))],
    why: (key, params) => capital(why(lexicon, key, params)),
    teach: (stage, hint, view, { reader }) =>
      reader === 'gallery' ? null : teach(lexicon.teaching, stage, hint, view, reader),
    form(kind, choices, view, voice) {
      if (kind === 'plan') return planForm(lexicon, choices, view, to(voice));
      return kind === 'order' ? orderForm(lexicon, choices, view, to(voice)) : null;
    },
    role: (seat, seats, { twoNovices }) => role(lexicon, seat, seats, twoNovices === true),
    formTitle: (kind) => capital(kind === 'order' ? lexicon.orderTitle : lexicon.composing.title),
    missed: (seat, view) => missed(lexicon, seat, view),
    chapterOf,
    primer: lexicon.primer,
    rules: rulesPage(lexicon, CHAPTERS),
  };
}

/** Whoever leads two novices has a sentence for each. */
function missed(lexicon: Lexicon, seat: Seat, view: View): string {
  const novices = view.novices.filter((novice) => novice.seat === seat);
  if (novices.length === 0) return lexicon.missed.guards(view.captures, view.needed);
  const home = view.winners.map((figure) => noviceOf(view, figure).cell);
  return novices
    .map(({ cell, own, captures }) => {
      const wish = own ? lexicon.wishes[WISHES[own.wish]] : '';
      const reached: Fate = own?.hasObject ? 'object' : own?.hasKey ? 'key' : 'nothing';
      return lexicon.missed.novice(
        NOVICE_NAMES[cell],
        wish,
        home.includes(cell) ? 'home' : reached,
        captures,
      );
    })
    .join(' ');
}

function role({ roles }: Lexicon, seat: Seat, seats: number, twoNovices: boolean): string {
  const guards = guardSeats(seats);
  if (seat >= guards) return twoNovices ? roles.novices : roles.novice;
  return guards === 1 ? roles.guards : roles.guard[seat === 0 ? 0 : 1];
}

function speakerOf(lexicon: Lexicon, { reader, name }: Voice): Speaker {
  const guard = (index: number) => lexicon.guards[index === 0 ? 0 : 1];
  const point = (at: number) => lexicon.point(at, lexicon.areas[areaOf(at)]);
  return {
    guard,
    player: name,
    isYou: (seat) => seat === reader,
    order: (figure, blessing, order) => lexicon.order(order, limitAbout(figure, blessing)),
    novice: (cell) => NOVICE_NAMES[cell],
    who: ({ figure, cell, seat }) => {
      if (seat !== null && seat === reader) return { you: true };
      return { you: false, name: figure < FIRST_NOVICE ? guard(figure) : NOVICE_NAMES[cell] };
    },
    point,
    legs: ({ way, split }) =>
      split !== null && split > 0
        ? [way.slice(0, split), way.slice(split)].map((leg) => leg.map(point).join(', ') || '…')
        : [way.map(point).join(', ')],
    path: (path) => {
      const points = PATHS[path];
      return lexicon.pathName(lexicon.colours[PATH_COLOURS[path]], points[0], points[points.length - 1]);
    },
    wish: (wish) => lexicon.wishes[WISHES[wish]],
    list: lexicon.list,
  };
}

function refusal(lexicon: Lexicon, reason: string): string {
  if (reason === 'tooManyForTwo') return lexicon.tooManyForTwo;
  return isIn(lexicon.refusals, reason) ? lexicon.refusals[reason] : lexicon.otherRefusal;
}

function why(lexicon: Lexicon, key: string, params: Readonly<Record<string, OptionValue>>): string {
  if (!isIn(lexicon.whys, key)) return '';
  return lexicon.whys[key]({ left: numberAmong(params, 'left') });
}

function ending({ ends }: Lexicon, outcome: Outcome, view: View, voice: Voice): string {
  switch (outcome.how) {
    case 'novice': {
      const names = view.winners.map((figure) => NOVICE_NAMES[noviceOf(view, figure).cell]);
      return ends.novice(names, voice.reader !== 'gallery' && outcome.places[0].includes(voice.reader));
    }
    case 'captures':
      return ends.captures;
    case 'time':
      return ends.time;
    default:
      return ends.nobody;
  }
}
