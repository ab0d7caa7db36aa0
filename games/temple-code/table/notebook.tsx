/**
 * The note sheet: seven statuettes, three positions. By itself it marks nothing, what was seen, or all that follows.
 */

import type { NotebookProps } from '@conclave/kit';
import { type Card, DECK, POSITIONS, STATUETTES } from '../rules/deck.ts';
import type { TempleCode } from '../rules/game.ts';
import { readBetween } from './composition.ts';
import { cardInWords, names } from './names.ts';
import { CardFace, Symbols } from './pieces/card.tsx';
import { StatuetteIcon } from './pieces/statuettes.tsx';
import { boxKey, combinationNumber, helpedMarks, type Mark, pageOf, turned } from './sheet.ts';
import { useSuspects } from './suspects.ts';
import { tableWords } from './words.ts';

const MAX_SHOWN = 6;

export function TempleCodeNotebook(props: NotebookProps<TempleCode>) {
  const { told, seat, language, assistance, marks, write, shared, share } = props;
  const say = tableWords[language];
  const { statuettes } = names[language];
  const combination = combinationNumber(told, seat);
  const page = pageOf(marks, combination);
  const suspects = useSuspects(props, seat);
  const helped = helpedMarks(assistance, told, seat, suspects);
  const between = readBetween(shared);
  const light = (box: string | null) => share(JSON.stringify({ ...between, box }));
  const lamp = (key: string) => between.row !== null && isOn(between.row, key);
  return (
    <>
      <table class="tc-notes">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{say.statuette}</span>
            </th>
            {POSITIONS.map((position) => (
              <th key={position} scope="col">
                {say.positions[position]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STATUETTES.map((statuette) => (
            <tr key={statuette}>
              <th scope="row">
                <StatuetteIcon kind={statuette} size={26} />
                <span>{statuettes[statuette]}</span>
              </th>
              {POSITIONS.map((position, index) => {
                const key = boxKey(statuette, index);
                const own = page[key] ?? 'none';
                const help = helped[key] ?? 'none';
                const mark = own === 'none' ? help : own;
                const classes = ['tc-box', mark, own === 'none' && 'helped', lamp(key) && 'lamp'];
                return (
                  <td key={position}>
                    <button
                      type="button"
                      class={classes.filter(Boolean).join(' ')}
                      aria-label={say.cell(statuettes[statuette], say.positions[position], say.marks[mark])}
                      data-box={key}
                      onClick={() => write(turned(marks, combination, key))}
                      onPointerEnter={() => light(key)}
                      onPointerLeave={() => light(null)}
                    >
                      <BoxMark mark={mark} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{say.byHelp[assistance]}</p>
      {suspects && (
        <>
          <Symbols />
          <p>
            <span class="secret">{say.fits(suspects.length)}</span>
          </p>
          {suspects.length <= MAX_SHOWN && (
            <ul class="tc-suspects">
              {suspects.map((card) => (
                <li key={card}>
                  <CardFace card={card} width={112} height={64} />
                  <span class="unseen">{cardInWords(card, language)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}

function isOn(card: Card, key: string): boolean {
  return DECK[card].some((statuette, position) => boxKey(statuette, position) === key);
}

function BoxMark({ mark }: { readonly mark: Mark }) {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
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
