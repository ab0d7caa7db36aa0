/**
 * "Who holds what": a row for each card, a column for each opponent. It shows own marks, what the player saw, or all
 * that follows.
 */

import type { NotebookProps } from '@conclave/kit';
import { ALL_CARDS, ANIMALS_FROM, type Card, PRIZES, type Prize, SPAN } from '../rules/cards.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { conclusions } from './conclusions.ts';
import { DOUBT, useKnowledge } from './knowledge.ts';
import { cardName } from './names.ts';
import { COLOUR_TONES } from './pieces/colours.ts';
import { BackFan, Plate } from './pieces/secret.tsx';
import { MarkIcon } from './pieces/seeker.tsx';
import { tableWords } from './words.ts';

type Props = NotebookProps<SecretLabyrinth>;

const MARKS = ['blank', 'ring', 'cross', 'doubt'] as const;
type Mark = (typeof MARKS)[number];
const SIGNS: Readonly<Record<Mark, string>> = { blank: '', ring: '◯', cross: '✕', doubt: '?' };

const ANIMALS = ALL_CARDS.slice(ANIMALS_FROM);
/** Half of them under the treasures, half under the gnomes. */
const ANIMALS_BESIDE = [ANIMALS.slice(0, 2), ANIMALS.slice(2)];

type Marked = Readonly<Record<string, Mark>>;

function readMarks(text: string): Marked {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Marked) : {};
  } catch {
    return {};
  }
}

/** A sign for the eye, words for the ear. */
function Sign({ sign, words }: { sign: string; words: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span class="unseen">{words}</span>
    </>
  );
}

export function SecretLabyrinthNotebook(props: Props) {
  const { view, seat, language, marks, write } = props;
  const say = tableWords[language];
  const { of, count, holders, isOpen } = useKnowledge(props);
  const concluded =
    holders && !isOpen ? conclusions(holders, view, seat, language, (other) => props.voice.name(other)) : [];
  const marked = readMarks(marks);
  const seats = view.players.length;
  const others = Array.from({ length: seats - 1 }, (_none, i) => (seat + 1 + i) % seats);
  const own = view.players[seat].cards ?? [];
  const turn = (key: string) => {
    const next = MARKS[(MARKS.indexOf(marked[key] ?? 'blank') + 1) % MARKS.length];
    write(JSON.stringify({ ...marked, [key]: next }));
  };
  const rest = (card: Card): string => {
    if (view.out.includes(card)) return say.out;
    if (card === view.wanted) return say.wanted;
    return '';
  };
  const row = (card: Card) => (
    <tr key={card}>
      <th scope="row" class={own.includes(card) ? 'mine' : undefined}>
        <span class="unseen">{cardName(language, card)}</span>
        <Plate card={card} size={30} />
      </th>
      {own.includes(card) || view.out.includes(card) ? (
        <td class={own.includes(card) ? 'yours' : 'gone'} colSpan={others.length + 1}>
          {own.includes(card) ? say.mine : rest(card)}
        </td>
      ) : (
        <>
          {others.map((holder) => {
            const key = `${card} ${holder}`;
            const mark = marked[key] ?? 'blank';
            const { text, level, sure } = of(card, holder);
            const said = sure ? say.certain : text === DOUBT ? say.marks.doubt : text && say.percent(text);
            const { colour } = view.players[holder];
            const tone = colour ? COLOUR_TONES[colour][0] : 'var(--rule)';
            return (
              <td key={holder}>
                <button
                  type="button"
                  aria-label={`${say.mark(cardName(language, card), props.voice.name(holder), say.marks[mark])}${said && `, ${said}`}`}
                  style={{ '--level': `${level * 100}%`, '--tone': tone }}
                  class={sure ? 'sure' : undefined}
                  onClick={() => turn(key)}
                >
                  {sure && colour ? <MarkIcon colour={colour} size={18} /> : text}
                  {mark !== 'blank' && <b class="sl-own-mark">{SIGNS[mark]}</b>}
                </button>
              </td>
            );
          })}
          <td class="pile">
            {card === view.wanted ? (
              <Sign sign="★" words={say.wanted} />
            ) : (
              holders &&
              holders.chances[card][seats] > 0.005 && (
                <Sign sign="•" words={isOpen ? say.certain : say.perhaps} />
              )
            )}
          </td>
        </>
      )}
    </tr>
  );
  /** A kind of prize, and below it some of the animals: they need no heads of columns of their own. */
  const block = (prize: Prize, animals: readonly Card[]) => (
    <table class="sl-notes">
      <caption>{say.prizes[prize]}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say.notes}</span>
          </th>
          {others.map((holder) => {
            const { colour } = view.players[holder];
            return (
              <th key={holder} scope="col">
                <span class="unseen">{props.voice.name(holder)}</span>
                {colour && <MarkIcon colour={colour} size={18} />}
              </th>
            );
          })}
          <th scope="col">
            <span class="unseen">{say.inPile}</span>
            <BackFan count={1} width={18} />
          </th>
        </tr>
      </thead>
      <tbody>
        {ALL_CARDS.slice(SPAN[prize].first, SPAN[prize].end).map(row)}
        {holders && (
          <tr class="sum">
            <th scope="row">{say.inAll}</th>
            {others.map((holder) => (
              <td key={holder}>{count(holder, prize)}</td>
            ))}
            <td />
          </tr>
        )}
      </tbody>
      <tbody>
        <tr>
          <th scope="rowgroup" class="sl-notes-kind" colSpan={others.length + 2}>
            {say.animals}
          </th>
        </tr>
        {animals.map(row)}
      </tbody>
    </table>
  );
  return (
    <div class="sl-notebook">
      <div class="sl-blocks">{PRIZES.map((prize, i) => block(prize, ANIMALS_BESIDE[i]))}</div>
      <p class="aside">{isOpen ? say.trueHands : view.memoryAid ? say.notesHelp : say.noAid}</p>
      {concluded.length > 0 && <p class="sl-concluded">{concluded.join(' ')}</p>}
      {holders?.approximate && <p class="aside">{say.approximate}</p>}
    </div>
  );
}
