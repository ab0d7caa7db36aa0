/** What one agrees to by sitting down, in words; its host may change it. */

import { Dialog } from '@conclave/kit';
import type { MatchSummary } from '@conclave/wire';
import { mayUseAids } from '@conclave/wire/fair-play';
import { useState } from 'preact/hooks';
import * as api from '../../api.ts';
import { type CatalogueGame, gameOf } from '../../catalogue.ts';
import { say } from '../../say.ts';
import { language } from '../../settings.ts';
import { AbsenceField } from '../new-match/absence-field.tsx';
import { ClockField } from '../new-match/clock-field.tsx';
import { OptionField } from '../new-match/option-field.tsx';
import { levelName, type PartProps } from './room-table.ts';

type Sign = keyof typeof SIGNS;

const SIGNS = {
  clock: 'M12 5A8 8 0 1 0 12 21A8 8 0 1 0 12 5ZM12 9V13L15 15M9 2H15M12 2V5',
  scales: 'M12 3V20M7 21H17M4 7H20M4 7L1.500 14H6.500ZM20 7L17.500 14H22.500Z',
  box: 'M12 2.500L21 7V17L12 21.500L3 17V7ZM3 7L12 11.500L21 7M12 11.500V21.500',
  door: 'M5 21V10C5 0 19 0 19 10V21M2.500 21H21.500M15 13V15',
} as const;

interface Point {
  readonly sign: Sign;
  readonly title: string;
  readonly line: string;
}

function pointsOf(table: MatchSummary, game: CatalogueGame): readonly Point[] {
  const words = say.value.room;
  const [title, line] = words.clock(table.clock, levelName(table.absence));
  const aids = mayUseAids(table.aids, table.seats);
  const options = optionPoints(table, game);
  const box: Point =
    options.length > 0
      ? {
          sign: 'box',
          title: options.map(([name]) => name).join(', '),
          line: `${options.map(([, said]) => said).join(' ')} ${words.restAsInTheBox}`,
        }
      : { sign: 'box', title: words.asInTheBox, line: words.allAsInTheBox };
  return [
    { sign: 'clock', title, line },
    aids
      ? { sign: 'scales', title: words.helpAllowed, line: words.aids }
      : { sign: 'scales', title: words.fairPlay, line: words.fairPlayLine },
    box,
    table.public
      ? { sign: 'door', title: words.inLobby, line: words.inLobbyLine }
      : { sign: 'door', title: words.byInvitation, line: words.byInvitationLine },
  ];
}

/** Options that are not the usual ones: name, and what it means. */
function optionPoints(table: MatchSummary, game: CatalogueGame): readonly (readonly [string, string])[] {
  const words = say.value.room;
  const texts = game.words[language.value].options;
  return game.options.flatMap(({ key, kind, defaults }) => {
    const value = table.options[key];
    if (value === undefined || value === defaults[table.seats.length]) return [];
    const { name, line, values } = texts[key];
    if (kind === 'flag') return [[value === true ? name : words.without(name), line] as const];
    return [[words.option(name, values?.[String(value)] ?? String(value)), line] as const];
  });
}

export function Agreed({ table, act }: PartProps) {
  const words = say.value.room;
  const [isOpen, setOpen] = useState(false);
  const game = gameOf(table.game);
  if (!game) return null;
  return (
    <section class="room-agreed" id="agreed">
      <div class="ruled-row">
        <h2 class="ruled">{words.agreed}</h2>
        {table.host && (
          <button type="button" class="place-action" onClick={() => setOpen(true)}>
            {words.change}
          </button>
        )}
      </div>
      <ul class="agreed">
        {pointsOf(table, game).map(({ sign, title, line }) => (
          <li key={sign}>
            <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
              <path
                d={SIGNS[sign]}
                fill="none"
                stroke="currentColor"
                stroke-width="2"
                stroke-linecap="round"
                stroke-linejoin="round"
              />
            </svg>
            <p>
              <b>{title}</b>
              <br />
              {line}
            </p>
          </li>
        ))}
      </ul>
      {table.host && (
        <Dialog
          open={isOpen}
          title={words.changeTitle}
          closeLabel={say.value.close}
          onClose={() => setOpen(false)}
        >
          <ChangeForm table={table} game={game} act={act} close={() => setOpen(false)} />
        </Dialog>
      )}
    </section>
  );
}

/** In one line, for a guest on a phone; the whole at a touch. */
export function AgreedShort(props: PartProps) {
  const [isFull, setFull] = useState(false);
  const game = gameOf(props.table.game);
  if (!game) return null;
  if (isFull) return <Agreed {...props} />;
  const [first, ...rest] = pointsOf(props.table, game).map(({ title }) => title);
  const others = rest.map((title) => `${title.charAt(0).toLowerCase()}${title.slice(1)}`);
  return (
    <p class="agreed-short">
      <b>{first}</b>, {others.join(', ')}.{' '}
      <button type="button" class="place-action" onClick={() => setFull(true)}>
        {say.value.room.inFull}
      </button>
    </p>
  );
}

interface ChangeProps extends Pick<PartProps, 'table' | 'act'> {
  readonly game: CatalogueGame;
  close(): void;
}

function ChangeForm({ table, game, act, close }: ChangeProps) {
  const words = say.value.newMatch;
  const [options, setOptions] = useState<MatchSummary['options']>(table.options);
  const [clock, setClock] = useState(table.clock);
  const [absence, setAbsence] = useState(table.absence);
  const [aids, setAids] = useState(table.aids);
  const [listed, setListed] = useState(table.public);
  const change = async () => {
    const wish = {
      options,
      aids,
      public: listed,
      clock,
      absence,
    };
    if (await act(() => api.changeAgreed(table.id, wish))) close();
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <ClockField clock={clock} change={setClock} />
      <AbsenceField level={absence} change={setAbsence} />
      {game.options.map((option) => (
        <OptionField
          key={option.key}
          game={game}
          option={option}
          draft={{ options, seats: table.seats.length }}
          change={(part) => setOptions({ ...part.options })}
        />
      ))}
      <label class="flag">
        <input type="checkbox" checked={aids} onChange={() => setAids(!aids)} />
        <span>{words.aids}</span>
        <small>{words.aidsLine}</small>
      </label>
      <label class="flag">
        <input type="checkbox" checked={listed} onChange={() => setListed(!listed)} />
        <span>{words.listed}</span>
        <small>{words.listedLine}</small>
      </label>
      <p class="aside">{say.value.room.askedAgain}</p>
      <div class="row">
        <button type="submit" class="button go">
          {say.value.room.save}
        </button>
      </div>
    </form>
  );
}
