/** The routes of matches: open, join, start, look. Moves use the websocket. */

import { DAY } from '@conclave/engine/time-units';
import {
  createBody,
  draftSlot,
  draftsBody,
  gamesAnswer,
  giveTimeBody,
  inviteQuery,
  joinBody,
  listAnswer,
  listQuery,
  notebookAnswer,
  notebookBody,
  removeBody,
  serverAnswer,
  sitBody,
  tableAnswer,
  wishBody,
} from '@conclave/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../errors.ts';
import type { Room } from '../room.ts';
import { chronicleOf, maySee, recordOf } from '../room-reading.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { idOf, type MatchParams, tableActions } from './match-request.ts';
import { addressOf, described, needPerson, personOf, read } from './request.ts';

export async function addMatchRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { rooms, tables, rematches, lobby, identities, store, doorKey, games, requests } = services;
  const answer = (room: Room, person: Person | null) => ({ table: room.table(person?.id ?? null) });

  /** Only for those who may see it: others are not told that it exists. */
  const look = async (request: FastifyRequest<MatchParams>) => {
    const person = await personOf(request, identities);
    const { invite } = read(inviteQuery, request.query);
    const room = await rooms.current(idOf(request));
    if (!maySee(room.row, person?.id ?? null, invite)) throw new Fault('unknownMatch');
    return { room, person };
  };

  const action = tableActions(app, services);

  app.get(
    '/api/server',
    described('Where others find this server, and for how long it keeps what is over', {
      answer: serverAnswer,
    }),
    async () => ({
      addresses: services.addresses,
      keepDays: services.keepFinished === null ? null : services.keepFinished / DAY,
    }),
  );

  app.get('/api/games', described('The games on the shelf', { answer: gamesAnswer }), async () => ({
    games: games.map(({ id, records, seats }) => ({ id, version: records.version, seats })),
  }));

  app.post(
    '/api/matches',
    described('Open a match', { body: createBody, answer: tableAnswer }),
    async (request) => {
      const person = await needPerson(request, identities);
      doorKey.check(request);
      const wish = read(createBody, request.body);
      await requests.fill('tables', person.id, addressOf(request));
      return answer(await tables.create(person, wish, identities.markOf(addressOf(request))), person);
    },
  );

  app.get(
    '/api/matches',
    described('Matches: open, running, finished, mine, or to which I am invited', {
      query: listQuery,
      answer: listAnswer,
    }),
    async (request) => {
      const { list } = read(listQuery, request.query);
      const person =
        list === 'mine' || list === 'invitations'
          ? await needPerson(request, identities)
          : await personOf(request, identities);
      return { matches: await lobby.list(list, person?.id ?? null) };
    },
  );

  app.get<MatchParams>(
    '/api/matches/:id',
    described('One match', { query: inviteQuery, answer: tableAnswer }),
    async (request) => {
      const { room, person } = await look(request);
      return answer(room, person);
    },
  );

  action('join', 'Take a chair', joinBody, (person, id, input) => {
    const { seat, invite } = read(joinBody, input);
    return tables.join(person, id, seat, invite);
  });
  action('leave', 'Leave before the match begins', undefined, (person, id) => tables.leave(person, id));
  action(
    'remove',
    'Take a chair back from a guest or a bot before the match begins',
    removeBody,
    (person, id, input) => tables.sendAway(person, id, read(removeBody, input).seat),
  );
  app.post<MatchParams>(
    '/api/matches/:id/close',
    described('Close a table before the match begins', {}),
    async (request) => {
      await tables.closeTable(await needPerson(request, identities), idOf(request));
      return {};
    },
  );
  action('start', 'Begin', undefined, (person, id) => tables.start(person, id));
  action('rematch', 'The same table again', undefined, async (person, id, _input, address) => {
    await requests.fill('tables', person.id, address);
    return rematches.rematch(person, id, identities.markOf(address));
  });
  action(
    'bot',
    'Let a bot take an empty chair, or sit in for somebody who is gone',
    sitBody,
    (person, id, input) => {
      const { seat, level } = read(sitBody, input);
      return tables.seatBot(person, id, seat, level);
    },
  );
  action(
    'wish',
    'Ask all for something, or agree: to end, to take back, to pause',
    wishBody,
    (person, id, input) => tables.wish(person, id, read(wishBody, input)),
  );
  action('end', 'Agree to end the match without a winner', undefined, (person, id) =>
    tables.wish(person, id, { kind: 'end' }),
  );
  action(
    'time',
    'Give somebody else one turn’s time more, or all in a window',
    giveTimeBody,
    (person, id, input) => tables.giveTime(person, id, read(giveTimeBody, input).seat),
  );
  action('go-on', 'End a pause', undefined, (person, id) => tables.goOn(person, id));
  action('resign', 'Leave the match for good; a bot goes on', undefined, (person, id) =>
    tables.resign(person, id),
  );
  action('win', 'Take the win: all others have resigned', undefined, (person, id) =>
    tables.takeWin(person, id),
  );

  app.get<MatchParams>(
    '/api/matches/:id/record',
    described('The whole record, after the outcome', { query: inviteQuery }),
    async (request) => recordOf((await look(request)).room),
  );

  app.get<MatchParams>(
    '/api/matches/:id/chronicle',
    described('What I was told so far', { query: inviteQuery }),
    async (request) => {
      const { room, person } = await look(request);
      const { watcher, told, view, outcome } = chronicleOf(room, person?.id ?? null);
      return { watcher, told, view, outcome };
    },
  );

  app.get<MatchParams>(
    '/api/matches/:id/notebook',
    described('My own notes', { answer: notebookAnswer }),
    async (request) => {
      const person = await needPerson(request, identities);
      const room = await rooms.room(idOf(request));
      return { text: await store.notebook(room.id, ownSeat(room, person)) };
    },
  );

  app.put<MatchParams>(
    '/api/matches/:id/notebook',
    described('Write my own notes', { body: notebookBody }),
    async (request) => {
      const person = await needPerson(request, identities);
      const room = await rooms.room(idOf(request));
      const { text } = read(notebookBody, request.body);
      await requests.fill('notes', person.id, addressOf(request), text.length / 1024);
      await store.setNotebook(room.id, ownSeat(room, person), text);
      return {};
    },
  );

  app.get<MatchParams>(
    '/api/matches/:id/drafts',
    described('What I am composing', { answer: draftSlot }),
    async (request) => {
      const person = await needPerson(request, identities);
      const room = await rooms.room(idOf(request));
      return room.drafts.read(ownSeat(room, person));
    },
  );

  app.put<MatchParams>(
    '/api/matches/:id/drafts',
    described('Keep what I am composing', { body: draftsBody }),
    async (request) => {
      const person = await needPerson(request, identities);
      const room = await rooms.room(idOf(request));
      const slot = read(draftsBody, request.body);
      await requests.spend('drafts', person.id, JSON.stringify(slot).length / 1024);
      await room.catchUp();
      await room.drafts.write(ownSeat(room, person), slot);
      return {};
    },
  );
}

function ownSeat(room: Room, person: Person): number {
  const seat = room.seatOf(person.id);
  if (seat === null) throw new Fault('notYours');
  return seat;
}
