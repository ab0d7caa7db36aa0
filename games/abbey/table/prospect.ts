/** What a room offers, in a few words: who is there, and what can be done. */

import { CONFESSIONALS, KIND_OF, type Room } from '../rules/rooms.ts';
import { ownerIn } from '../rules/state.ts';
import type { Setting } from './setting.ts';

export function prospectOf(setting: Setting, room: Room): string {
  const { props, say, own, nameOf } = setting;
  const met = props.view.players.flatMap((player, seat) =>
    player.room === room && seat !== own && !player.penitent ? [nameOf(seat)] : [],
  );
  return [...(met.length > 0 ? [say.meets(met)] : []), ...gainsIn(setting, room)].join(', ');
}

function gainsIn({ props, say, own, nameOf }: Setting, room: Room): readonly string[] {
  const { view } = props;
  const { gains } = say;
  switch (KIND_OF[room]) {
    case 'crypt':
      return [gains.relic];
    case 'confessional': {
      const last = view.confessors[CONFESSIONALS.indexOf(room)];
      return last === own ? [] : [gains.takeFrom(nameOf(last))];
    }
    case 'parlor':
      return [view.pile.length > 0 ? gains.draw : gains.shown];
    case 'chapter':
      return [gains.chapter];
    case 'scriptorium':
      return [gains.book];
    case 'library':
      return [gains.library];
    case 'cell': {
      const owner = ownerIn(
        view.players.map(({ colour }) => colour),
        room,
      );
      if (owner === own) return [gains.own];
      return [owner < 0 ? gains.nobody : gains.takeFrom(nameOf(owner))];
    }
    default:
      return [];
  }
}
