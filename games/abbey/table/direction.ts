/** The text of the rubric: what the player can do now, or whom everybody waits for. */

import type { Seat } from '@conclave/engine';
import { askers } from '../on-view/askable.ts';
import { ROOM_ACTIONS } from '../rules/moves.ts';
import { KIND_OF, type RoomKind } from '../rules/rooms.ts';
import { LAST_BELL } from '../rules/state.ts';
import { aMonk, answerWords, bookWords, inRoomName, libraryWords, massName } from './names.ts';
import type { Setting } from './setting.ts';

/** Where nobody ever has anything to do. */
const IDLE: readonly RoomKind[] = ['church', 'cloister'];

export function directionOf(setting: Setting): string {
  const { props, say, own, gift, nameOf } = setting;
  const { view, control, language } = props;
  const { asked } = view;
  const rubric = say.rubric;
  if (props.outcome) return props.words.ending(props.outcome, view, props.voice).join(' ');
  if (asked === null) return say.waitingFor(nameOf(view.active));
  if (asked.kind === 'window') {
    const handedIn = own === null || (gift ? gift.isHandedIn : view.players[own].handedIn);
    if (handedIn || !asked.asked.includes(own)) return rubric.window.waiting;
    if (asked.window === 'pass') {
      const { size, cards } = gift ?? { size: 0, cards: [] };
      return rubric.window.pass(size - cards.length, size, nameOf((own + 1) % view.players.length));
    }
    return rubric.window[asked.window];
  }
  if (asked.seat !== own) {
    return asked.kind === 'answer' ? say.isAsked(nameOf(asked.seat)) : say.waitingFor(nameOf(asked.seat));
  }
  if (control.moves.length === 0)
    return own === props.voice.reader ? say.yourTurn : say.waitingFor(nameOf(asked.seat));
  switch (asked.kind) {
    case 'prayer':
      return rubric.prayer;
    case 'move': {
      const bell = view.bell === LAST_BELL ? rubric.rings(massName(language, view.mass)) : '';
      const { vow } = view.players[own];
      const bound = vow === null ? '' : rubric.promised(inRoomName(language, vow));
      const mayWalk = control.moves.some(({ kind }) => kind === 'step');
      const mayStop = control.moves.some(({ kind }) => kind === 'halt');
      const walk = mayStop && !mayWalk ? rubric.onlyStop : rubric.move(view.steps);
      return [view.turn === 'labyrinth' && !view.walked ? rubric.labyrinth : walk, bound, bell]
        .filter((part) => part !== '')
        .join(' ');
    }
    case 'meet':
      return rubric.meet((askers(view)?.targets ?? []).map(nameOf));
    case 'act':
      return [heardHere(setting, own), whatToDo(own)].filter((part) => part !== '').join(' ');
    case 'answer':
      return asked.obliged ? rubric.mustAnswer(nameOf(asked.asker)) : rubric.answer(nameOf(asked.asker));
    case 'other': {
      const { frame } = asked;
      switch (frame.kind) {
        case 'counter':
          return rubric.counter(nameOf(frame.of));
        case 'compose':
          return frame.book === 'disputedQuestions'
            ? rubric.compose(libraryWords(language, frame.book).name)
            : rubric.compose(bookWords(language, frame.book).name);
        case 'show':
          return rubric.show(nameOf(frame.to), aMonk(language, frame.values));
        case 'yield':
          return rubric.yield(nameOf(frame.to));
        case 'hand':
          return rubric.hand(nameOf(frame.to));
        case 'target':
          return rubric.target;
        case 'name':
          return rubric.name;
        case 'proclaim':
          return rubric.proclaim;
        default:
          return say.yourTurn;
      }
    }
  }

  function whatToDo(seat: Seat): string {
    if (view.acted) return view.players[seat].books > 0 ? rubric.doneWithBooks : rubric.done;
    const mayAct = control.moves.some(({ kind }) => ROOM_ACTIONS.includes(kind));
    const room = KIND_OF[view.players[seat].room];
    return rubric.act[mayAct || IDLE.includes(room) ? room : 'empty'];
  }
}

/** What was answered to the question one put in this room: its scene is gone too soon to be read twice. */
function heardHere({ props, say, nameOf }: Setting, own: Seat): string {
  const { view, language } = props;
  const { said, players } = view;
  if (said?.kind !== 'exchange' || said.asker !== own || players[said.of].room !== players[own].room)
    return '';
  const answer = said.answer === null ? null : say.quoted(answerWords(language, said.answer));
  return say.rubric.heard(nameOf(said.of), answer);
}
