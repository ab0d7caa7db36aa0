/** The page of a new match: where, who, and with which options. A line explains each. */

import { Choice } from '@conclave/kit';
import { useState } from 'preact/hooks';
import { type CatalogueGame, gameOf } from '../catalogue.ts';
import { go } from '../router.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { Cover } from '../shell/cover.tsx';
import { NoSuchGame } from '../shell/error-pages.tsx';
import { complain } from '../shell/error-toast.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { useRoles } from '../shell/roles.ts';
import { AbsenceField } from './new-match/absence-field.tsx';
import { beginHere, beginOnline } from './new-match/begin.ts';
import { ClockField } from './new-match/clock-field.tsx';
import { type Draft, firstDraft, kindsOf, peopleIn, WHERES, withChair } from './new-match/draft.ts';
import { OptionField } from './new-match/option-field.tsx';
import { SeatRow } from './new-match/seat-row.tsx';

export function NewMatch({ game: id }: Readonly<Record<string, string>>) {
  const game = gameOf(id);
  if (!game) return <NoSuchGame game={id} page="new" />;
  return <NewMatchOf game={game} />;
}

/** What is different with so many, and how long it takes. */
function seatsLine({ ladder, words }: CatalogueGame, seats: number): string {
  const own = words[language.value].seatsLines[seats];
  const length = ladder.find((row) => row.seats === seats);
  const about = length && say.value.newMatch.about(length.minutes, length.rounds);
  return [own, about].filter((part) => part !== undefined).join(' ');
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
          line={seatsLine(game, draft.seats)}
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
            <ClockField clock={draft.clock} change={(clock) => change({ clock })} />
            <AbsenceField level={draft.absence} change={(absence) => change({ absence })} />
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
