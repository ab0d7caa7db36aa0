/** A new match: where, who, and with which options; a line explains each. */

import { houseWords, LEVELS, type Level, type OptionValue, type Seat } from '@conclave/engine';
import { Choice } from '@conclave/kit';
import { NAME_LENGTH } from '@conclave/wire/lengths';
import { houseName, namesAt } from '@conclave/wire/names';
import { useState } from 'preact/hooks';
import { type CatalogueGame, type CatalogueOption, gameOf } from '../catalogue.ts';
import { go, path } from '../router.ts';
import { say } from '../say.ts';
import { language, ownName } from '../settings.ts';
import { ChairMark } from '../shell/chair-mark.tsx';
import { Cover } from '../shell/cover.tsx';
import { NoSuchGame } from '../shell/error-pages.tsx';
import { complain } from '../shell/error-toast.ts';
import { SpokenError } from '../shell/errors.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { useRoles } from '../shell/roles.ts';
import { createLocal, newId } from '../sources/local.ts';

type Where = 'here' | 'sofa' | 'online';
type SeatKind = 'person' | 'open' | 'invited' | Level;

const WHERES: readonly Where[] = ['here', 'sofa', 'online'];
const CLOCKS = ['none', 'live', 'days'] as const;

interface Draft {
  readonly where: Where;
  readonly seats: number;
  /** Where the one who opens the match sits: seats may differ. */
  readonly chair: Seat;
  readonly kinds: readonly SeatKind[];
  /** As people have written them. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whether people may use hints and “all that follows” against each other. */
  readonly aids: boolean;
  readonly listed: boolean;
  readonly clock: (typeof CLOCKS)[number];
}

function kindsOf(where: Where, most: number, chair: Seat): SeatKind[] {
  const others: Record<Where, SeatKind> = { here: 'easy', sofa: 'person', online: 'invited' };
  return Array.from({ length: most }, (_none, seat) => (seat === chair ? 'person' : others[where]));
}

function firstDraft(game: CatalogueGame): Draft {
  const asked = new URLSearchParams(path.peek().split('?')[1]).get('where');
  const where = WHERES.find((one) => one === asked) ?? 'here';
  const { seats, chair, options } = game.firstMatch;
  return {
    where,
    seats,
    chair,
    kinds: kindsOf(where, game.seats.max, chair),
    names: Array.from({ length: game.seats.max }, (_none, seat) => (seat === chair ? ownName.peek() : '')),
    options,
    aids: false,
    listed: false,
    clock: 'none',
  };
}

export function NewMatch({ game: id }: Readonly<Record<string, string>>) {
  const game = gameOf(id);
  if (!game) return <NoSuchGame game={id} page="new" />;
  return <NewMatchOf game={game} />;
}

function NewMatchOf({ game }: { game: CatalogueGame }) {
  const [draft, setDraft] = useState(() => firstDraft(game));
  const [busy, setBusy] = useState(false);
  const words = say.value.newMatch;
  const { name, tagline } = game.words[language.value];
  usePageTitle(words.title(name));
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));
  const begin = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      go(draft.where === 'online' ? await beginOnline(game, draft) : await beginHere(game, draft));
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  const roles = useRoles(game.id, draft.seats, draft.options);
  const counts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_none, i) => game.seats.min + i,
  );
  return (
    <main id="main" class="page narrow">
      <h1 class="title minor">{words.title(name)}</h1>
      <p class="aside">{tagline}</p>
      <div style={{ maxWidth: '26rem', margin: '0.8rem 0' }}>
        <Cover game={game.id} name={name} />
      </div>
      <form class="form" onSubmit={begin}>
        <Choice
          legend={words.where}
          name="where"
          value={draft.where}
          choices={WHERES.map((value) => ({ value, label: words.wheres[value] }))}
          line={words.whereLines[draft.where]}
          onChoose={(where) => change({ where, kinds: kindsOf(where, game.seats.max, draft.chair) })}
        />
        <Choice
          legend={words.seats}
          name="seats"
          value={String(draft.seats)}
          choices={counts.map((count) => ({
            value: String(count),
            label: count === 1 ? words.solo : String(count),
          }))}
          line={game.words[language.value].seatsLines[draft.seats]}
          onChoose={(value) => change(withChair(draft, { seats: Number(value) }))}
        />
        {roles && (
          <Choice
            legend={words.yourRole}
            name="chair"
            value={String(roles.indexOf(roles[draft.chair]))}
            choices={[...new Set(roles)].map((role) => ({ value: String(roles.indexOf(role)), label: role }))}
            onChoose={(value) => change(withChair(draft, { chair: Number(value) }))}
          />
        )}
        <fieldset class="field">
          <legend>{words.who}</legend>
          <div class="seat-rows">
            {Array.from({ length: draft.seats }, (_none, seat) => (
              <SeatRow
                key={seat}
                game={game.id}
                seat={seat}
                role={roles?.[seat] ?? null}
                draft={draft}
                change={change}
              />
            ))}
          </div>
          <small>{words.levelLines}</small>
        </fieldset>
        {game.options.length > 0 && (
          <fieldset class="field">
            <legend>{words.options}</legend>
            {game.options.map((option) => (
              <OptionField key={option.key} game={game} option={option} draft={draft} change={change} />
            ))}
          </fieldset>
        )}
        {peopleIn(draft) > 1 && (
          <label class="flag">
            <input
              type="checkbox"
              name="aids"
              checked={draft.aids}
              onChange={() => change({ aids: !draft.aids })}
            />
            <span>{words.aids}</span>
            <small>{words.aidsLine}</small>
          </label>
        )}
        {draft.where === 'online' && (
          <>
            <Choice
              legend={words.clock}
              name="clock"
              value={draft.clock}
              choices={CLOCKS.map((value) => ({ value, label: words.clocks[value] }))}
              line={words.clockLines[draft.clock]}
              onChoose={(clock) => change({ clock })}
            />
            <label class="flag">
              <input
                type="checkbox"
                checked={draft.listed}
                onChange={() => change({ listed: !draft.listed })}
              />
              <span>{words.listed}</span>
              <small>{words.listedLine}</small>
            </label>
          </>
        )}
        <div class="row">
          <button type="submit" class="button go" disabled={busy}>
            {words.begin}
          </button>
          <a class="button plain" href={`/rules/${game.id}`}>
            {say.value.rules}
          </a>
        </div>
      </form>
    </main>
  );
}

/** The one who opens the match takes another chair: name and kind change places with who sat there. */
function withChair(draft: Draft, part: { readonly seats?: number; readonly chair?: Seat }): Draft {
  const seats = part.seats ?? draft.seats;
  const chair = Math.min(part.chair ?? draft.chair, seats - 1);
  const swapped = <Item,>(list: readonly Item[]) =>
    list.map((item, seat) =>
      seat === chair ? list[draft.chair] : seat === draft.chair ? list[chair] : item,
    );
  return { ...draft, seats, chair, kinds: swapped(draft.kinds), names: swapped(draft.names) };
}

interface PartProps {
  readonly draft: Draft;
  change(part: Partial<Draft>): void;
}

interface SeatRowProps extends PartProps {
  readonly game: string;
  readonly seat: Seat;
  readonly role: string | null;
}

/** What whoever sits there is called if they write nothing. */
function namesIn({ names, seats }: Draft, seat: Seat): string {
  return namesAt(names.slice(0, seats).with(seat, ''))[seat];
}

function SeatRow({ game, seat, role, draft, change }: SeatRowProps) {
  const words = say.value.newMatch;
  const kind = draft.kinds[seat];
  const online = draft.where === 'online';
  const kinds: readonly SeatKind[] = online
    ? seat === draft.chair
      ? ['person']
      : ['invited', 'open', ...LEVELS]
    : ['person', ...LEVELS];
  const replaced = <Item,>(list: readonly Item[], item: Item) =>
    list.map((old, i) => (i === seat ? item : old));
  const named = kind === 'person' || !online;
  const called = namesIn(draft, seat);
  return (
    <div class="seat-row">
      <ChairMark game={game} chair={seat} />
      {named ? (
        <input
          type="text"
          maxLength={NAME_LENGTH}
          aria-label={words.nameOf(seat + 1)}
          // Who writes nothing is called like this.
          placeholder={kind === 'person' ? words.nameOr(called) : called}
          value={draft.names[seat]}
          onInput={(event) => change({ names: replaced(draft.names, event.currentTarget.value) })}
        />
      ) : (
        <span class="aside">{words.later}</span>
      )}
      <select
        aria-label={words.kindOf(seat + 1)}
        value={kind}
        onChange={(event) => {
          const chosen = kinds.find((one) => one === event.currentTarget.value);
          if (chosen) change({ kinds: replaced(draft.kinds, chosen) });
        }}
      >
        {kinds.map((value) => (
          <option key={value} value={value}>
            {isLevel(value)
              ? say.value.table.bot(houseWords[language.value].levels[value])
              : words.kinds[value]}
          </option>
        ))}
      </select>
      {role && <small class="seat-role">{role}</small>}
    </div>
  );
}

function peopleIn({ kinds, seats }: Draft): number {
  return kinds.slice(0, seats).filter((kind) => !isLevel(kind)).length;
}

function isLevel(kind: SeatKind): kind is Level {
  return LEVELS.some((level) => level === kind);
}

function OptionField({
  game,
  option,
  draft,
  change,
}: PartProps & { game: CatalogueGame; option: CatalogueOption }) {
  const words = game.words[language.value].options[option.key];
  const value = draft.options[option.key] ?? option.defaults[draft.seats];
  const set = (chosen: OptionValue) => change({ options: { ...draft.options, [option.key]: chosen } });
  switch (option.kind) {
    case 'flag':
      return (
        <label class="flag">
          <input type="checkbox" checked={value === true} onChange={() => set(value !== true)} />
          <span>{words.name}</span>
          <small>{words.line}</small>
        </label>
      );
    case 'number':
      return (
        <label class="field">
          <span>{words.name}</span>
          <small>{words.line}</small>
          <input
            type="number"
            name={option.key}
            min={option.min}
            max={option.max}
            value={Number(value)}
            onInput={(event) => set(Number(event.currentTarget.value))}
          />
        </label>
      );
    case 'choice':
      return (
        <Choice
          legend={words.name}
          name={option.key}
          value={String(value)}
          line={words.line}
          choices={(option.values ?? []).map((one) => ({ value: one, label: words.values?.[one] ?? one }))}
          onChoose={set}
        />
      );
  }
}

/** Options that stand at the default of another number of players are left to the rules. */
function chosenOptions(draft: Draft): Record<string, OptionValue> {
  return { ...draft.options };
}

async function beginHere(game: CatalogueGame, draft: Draft): Promise<string> {
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
    options: chosenOptions(draft),
    seats,
    aids: draft.aids,
  });
  if (!created.ok) {
    const { tables } = await import('@conclave/games/tables');
    const text = await tables[game.id].text();
    const { refusal } = created;
    const voice = { reader: 0, name: (seat: number) => names[seat] };
    throw new SpokenError(
      houseWords[language.peek()].refusal(refusal) ?? text[language.peek()].refusal(refusal, voice),
    );
  }
  return `/local/${id}`;
}

const CLOCK_RULES = {
  none: { kind: 'none' },
  live: { kind: 'live', turn: 60, bank: 600 },
  days: { kind: 'days', days: 3 },
} as const;

async function beginOnline(game: CatalogueGame, draft: Draft): Promise<string> {
  const api = await import('../api.ts');
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
    options: chosenOptions(draft),
    aids: draft.aids,
    public: draft.listed,
    clock: CLOCK_RULES[draft.clock],
  });
  return `/match/${table.id}`;
}
