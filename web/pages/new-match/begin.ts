/** Begins the match of a draft, on this device or on the server, and says at which address it is. */

import { houseWords } from '@conclave/engine';
import { houseName, namesAt } from '@conclave/wire/names';
import type { CatalogueGame } from '../../catalogue.ts';
import { language, ownName } from '../../settings.ts';
import { SpokenError } from '../../shell/errors.ts';
import { createLocal, newId } from '../../sources/local.ts';
import { type Draft, isLevel } from './draft.ts';

export async function beginHere(game: CatalogueGame, draft: Draft): Promise<string> {
  const id = newId();
  ownName.value = draft.names[draft.chair].trim();
  const names = namesAt(draft.names.slice(0, draft.seats));
  const seats = draft.kinds.slice(0, draft.seats).map((kind, seat) => {
    const name = names[seat];
    return isLevel(kind)
      ? ({ kind: 'bot', name, level: kind } as const)
      : ({ kind: 'person', name, level: null } as const);
  });
  const created = await createLocal({
    id,
    game: game.id,
    options: draft.options,
    seats,
    aids: draft.aids,
  });
  if (!created.ok) {
    const { gamesById } = await import('@conclave/games');
    const text = await gamesById[game.id].text();
    const { refusal } = created;
    const voice = { reader: 0, name: (seat: number) => names[seat] };
    throw new SpokenError(
      houseWords[language.peek()].refusal(refusal) ?? text[language.peek()].refusal(refusal, voice),
    );
  }
  return `/local/${id}`;
}

export async function beginOnline(game: CatalogueGame, draft: Draft): Promise<string> {
  const api = await import('../../api.ts');
  const name = draft.names[draft.chair].trim() || houseName(draft.chair);
  const known = await api.whoAmI();
  if (known?.name !== name) await api.takeName(name);
  ownName.value = name;
  const seats = draft.kinds.slice(0, draft.seats).map((kind, seat) => {
    if (seat === draft.chair) return { kind: 'me' } as const;
    return isLevel(kind)
      ? ({ kind: 'bot', level: kind } as const)
      : ({ kind: kind === 'open' ? 'open' : 'invited' } as const);
  });
  const table = await api.create({
    game: game.id,
    seats,
    options: draft.options,
    aids: draft.aids,
    public: draft.listed,
    clock: draft.clock,
    absence: draft.absence,
  });
  return `/match/${table.id}`;
}
