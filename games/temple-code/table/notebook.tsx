/** The note sheet: seven statuettes, three positions. By itself it marks nothing, what was seen, or all that follows. */

import type { HouseEvent, Seat } from '@conclave/engine';
import type { NotebookProps } from '@conclave/kit';
import { Suspects } from '../mind/suspects.ts';
import { type Card, DECK, POSITIONS, STATUETTES, type Statuette } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';
import type { TempleCode } from '../rules/game.ts';
import { crossedOut } from '../rules/notes.ts';
import { CardFace } from './card.tsx';
import { statuetteNames } from './names.ts';
import { StatuetteIcon } from './statuettes.tsx';
import { tableWords } from './words.ts';

type Mark = 'none' | 'crossed' | 'sure';
const NEXT: Readonly<Record<Mark, Mark>> = { none: 'crossed', crossed: 'sure', sure: 'none' };
const MOST_SHOWN = 6;

/** By combination of this seat, the first one 0: box to mark. */
type Pages = Readonly<Record<string, Readonly<Record<string, Mark>>>>;

function readPages(marks: string): Pages {
  try {
    const json: unknown = JSON.parse(marks);
    return typeof json === 'object' && json !== null ? (json as Pages) : {};
  } catch {
    return {};
  }
}

const boxKey = (statuette: Statuette, position: number) => `${statuette} ${position}`;

/** What each decoding with the present combination crosses out by itself (TC-23 to TC-25). */
function seenCrosses(told: readonly (Event | HouseEvent)[], seat: Seat): Set<string> {
  let crossed = new Set<string>();
  for (const event of told) {
    if (event.type === 'combinationDrawn' && event.seat === seat) crossed = new Set();
    if (event.type !== 'decoded' || event.seat !== seat) continue;
    for (const { statuette, position } of crossedOut(event.card, event))
      crossed.add(boxKey(statuette, position));
  }
  return crossed;
}

function suspectsOf(told: readonly (Event | HouseEvent)[], seat: Seat): readonly Card[] {
  const suspects = new Suspects(seat);
  for (const event of told) suspects.told(event);
  return suspects.cards;
}

export function TempleCodeNotebook(props: NotebookProps<TempleCode>) {
  const { told, seat, language, assistance, marks, write } = props;
  const words = tableWords[language];
  const names = statuetteNames[language];
  const page = String(
    told.filter((event) => event.type === 'combinationDrawn' && event.seat === seat).length,
  );
  const pages = readPages(marks);
  const own = pages[page] ?? {};
  const suspects = assistance === 'follows' ? suspectsOf(told, seat) : null;
  const seen = assistance === 'seen' ? seenCrosses(told, seat) : null;
  const helped = (statuette: Statuette, position: number): Mark => {
    if (seen) return seen.has(boxKey(statuette, position)) ? 'crossed' : 'none';
    if (!suspects || suspects.length === 0) return 'none';
    const fitting = suspects.filter((card) => DECK[card][position] === statuette).length;
    if (fitting === 0) return 'crossed';
    return fitting === suspects.length ? 'sure' : 'none';
  };
  const turn = (key: string) => {
    const next = NEXT[own[key] ?? 'none'];
    write(JSON.stringify({ ...pages, [page]: { ...own, [key]: next } }));
  };
  return (
    <>
      <table class="tc-notes">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words.statuette}</span>
            </th>
            {POSITIONS.map((position) => (
              <th key={position} scope="col">
                {words.positions[position]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STATUETTES.map((statuette) => (
            <tr key={statuette}>
              <th scope="row">
                <StatuetteIcon kind={statuette} size={28} />
                <span>{names[statuette]}</span>
              </th>
              {POSITIONS.map((position, index) => {
                const key = boxKey(statuette, index);
                const mine = own[key] ?? 'none';
                const help = helped(statuette, index);
                const shown = mine === 'none' ? help : mine;
                return (
                  <td key={position}>
                    <button
                      type="button"
                      class={['tc-box', shown, mine === 'none' && help !== 'none' && 'helped']
                        .filter(Boolean)
                        .join(' ')}
                      aria-label={words.cell(names[statuette], words.positions[position], words.marks[shown])}
                      onClick={() => turn(key)}
                    >
                      <BoxMark mark={shown} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{words.notesHelp}</p>
      {assistance !== 'off' && <p class="note">{words.byHelp}</p>}
      {suspects && (
        <>
          <p>
            <span class="secret">{words.fits(suspects.length)}</span>
          </p>
          {suspects.length <= MOST_SHOWN && (
            <ul class="tc-suspects">
              {suspects.map((card) => (
                <li key={card}>
                  <CardFace card={card} />
                  <span class="unseen">{DECK[card].map((statuette) => names[statuette]).join(' · ')}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}

function BoxMark({ mark }: { mark: Mark }) {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      {mark === 'crossed' && (
        <path
          d="M7 8C13 14 19 19 25 25M25 7C19 13 13 20 7 25"
          fill="none"
          stroke="currentColor"
          stroke-width="3.400"
          stroke-linecap="round"
        />
      )}
      {mark === 'sure' && (
        <path
          d="M16 5C24 4 28 10 27 17C26 24 20 28 14 27C7 26 4 19 6 13C8 8 12 5 18 6"
          fill="none"
          stroke="currentColor"
          stroke-width="3.200"
          stroke-linecap="round"
        />
      )}
    </svg>
  );
}
