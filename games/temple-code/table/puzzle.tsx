/** The puzzles of Temple Code: niches to be filled, or the one card to be chosen. */

import './puzzle.css';
import { isRecord, type Json, type Language, type Puzzle } from '@conclave/engine';
import type { PuzzleBoard, PuzzleProps } from '@conclave/kit';
import type { Clue } from '../mind/orders.ts';
import type { Find } from '../puzzle/find.ts';
import type { OneCard } from '../puzzle/one-card.ts';
import {
  type Card,
  isCombination,
  isStatuette,
  POSITIONS,
  STATUETTES,
  type Statuette,
} from '../rules/deck.ts';
import { cardInWords, names } from './names.ts';
import { CardFace, Symbols } from './pieces/card.tsx';
import { Signs } from './pieces/signs.tsx';
import { StatuetteIcon } from './pieces/statuettes.tsx';
import { tableWords } from './words.ts';

const WORDS = {
  en: {
    clue: (card: string, circles: number, triangles: number) =>
      `${card}: ${circles} in place, ${triangles} elsewhere`,
    niche: (position: string, name: string | null) => (name ? `${position}: ${name}` : `${position}: empty`),
    rubOut: 'Rub out',
    notes: 'Your notes',
    aside: 'crosses by hand',
    suspects: 'It is one of these',
    cards: 'Decode one of these',
  },
  fr: {
    clue: (card: string, circles: number, triangles: number) =>
      `${card} : ${circles} à sa place, ${triangles} ailleurs`,
    niche: (position: string, name: string | null) => (name ? `${position} : ${name}` : `${position} : vide`),
    rubOut: 'Effacer',
    notes: 'Vos notes',
    aside: 'croix à la main',
    suspects: 'C’est l’une de celles-ci',
    cards: 'Décodez l’une de celles-ci',
  },
} satisfies Record<Language, unknown>;

/** What stands in the niches, and what was crossed out by hand. */
type Composed = { readonly niches: readonly (Statuette | null)[]; readonly crossed: readonly string[] };

const EMPTY: Composed = { niches: POSITIONS.map(() => null), crossed: [] };

function composedOf(json: Json): Composed {
  if (!isRecord(json) || !Array.isArray(json.niches) || !Array.isArray(json.crossed)) return EMPTY;
  const { niches, crossed } = json as { niches: readonly unknown[]; crossed: readonly unknown[] };
  return {
    niches: POSITIONS.map((_name, at) => (isStatuette(niches[at]) ? niches[at] : null)),
    crossed: crossed.filter((box): box is string => typeof box === 'string'),
  };
}

export const puzzle: PuzzleBoard = {
  Board: (props) => (props.puzzle.kind === 'find' ? <FindBoard {...props} /> : <CardBoard {...props} />),
  answer: (composed: Json, { kind }: Puzzle): Json => {
    if (kind !== 'find') return typeof composed === 'number' ? composed : null;
    const { niches } = composedOf(composed);
    return niches.every((name) => name !== null) ? niches : null;
  },
  Preview: ({ puzzle: { kind, params } }) => (
    <div class="tc-riddle" aria-hidden="true">
      <Symbols />
      {kind === 'find'
        ? (params as Find).clues.map(({ card, circles, triangles }) => (
            <span key={card}>
              <CardFace card={card} width={186} height={88} />
              <span class="tc-puzzle-signs">
                <Signs size={22} circles={circles} triangles={triangles} />
              </span>
            </span>
          ))
        : (params as OneCard).suspects.map((card) => (
            <span key={card}>
              <CardFace card={card} width={186} height={88} />
            </span>
          ))}
    </div>
  ),
};

const boxOf = (statuette: Statuette, position: number) => `${statuette} ${position}`;

function FindBoard({ puzzle: { params }, language, composed, compose, solution, pointed }: PuzzleProps) {
  const { clues } = params as Find;
  const words = WORDS[language];
  const positions = tableWords[language].positions;
  const { statuettes } = names[language];
  const { niches, crossed } = composedOf(composed);
  const shown = isCombination(solution) ? solution : niches;
  const isOver = solution !== null;
  const put = (next: Partial<Composed>) => compose({ niches, crossed, ...next });
  const place = (statuette: Statuette) => {
    const at = niches.indexOf(null);
    if (at >= 0 && !niches.includes(statuette)) put({ niches: niches.with(at, statuette) });
  };
  const cross = (box: string) =>
    put({ crossed: crossed.includes(box) ? crossed.filter((one) => one !== box) : [...crossed, box] });
  return (
    <div class="tc-puzzle">
      <Symbols />
      <ul class="tc-clues">
        {clues.map((clue) => (
          <ClueRow
            key={clue.card}
            clue={clue}
            isPointed={pointed?.params.card === clue.card}
            language={language}
          />
        ))}
      </ul>
      <div class="tc-puzzle-niches">
        {POSITIONS.map((position, at) => {
          const statuette = shown[at];
          return (
            <button
              key={position}
              type="button"
              disabled={isOver || statuette === null}
              aria-label={words.niche(positions[position], statuette && statuettes[statuette])}
              onClick={() => put({ niches: niches.with(at, null) })}
            >
              {statuette ? <StatuetteIcon kind={statuette} size={84} /> : <i>{positions[position]}</i>}
            </button>
          );
        })}
      </div>
      <fieldset class="tc-puzzle-statuettes">
        {STATUETTES.map((statuette) => (
          <button
            key={statuette}
            type="button"
            aria-label={statuettes[statuette]}
            disabled={isOver || niches.includes(statuette)}
            onClick={() => place(statuette)}
          >
            <StatuetteIcon kind={statuette} size={48} />
          </button>
        ))}
      </fieldset>
      <div class="tc-puzzle-notes">
        <table>
          <caption>
            {words.notes} <i>{words.aside}</i>
          </caption>
          <thead>
            <tr>
              <td />
              {POSITIONS.map((position) => (
                <th key={position} scope="col">
                  {positions[position]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {STATUETTES.map((statuette) => (
              <tr key={statuette}>
                <th scope="row">
                  <StatuetteIcon kind={statuette} size={24} /> {statuettes[statuette]}
                </th>
                {POSITIONS.map((position, at) => {
                  const box = boxOf(statuette, at);
                  const isOut = crossed.includes(box);
                  return (
                    <td key={position}>
                      <button
                        type="button"
                        aria-pressed={isOut}
                        aria-label={`${statuettes[statuette]}, ${positions[position]}`}
                        onClick={() => cross(box)}
                      >
                        {isOut ? '×' : ''}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isOver && (
        <button type="button" class="button small tc-puzzle-erase" onClick={() => put(EMPTY)}>
          {words.rubOut}
        </button>
      )}
    </div>
  );
}

interface ClueRowProps {
  readonly clue: Clue;
  readonly isPointed: boolean;
  readonly language: Language;
}

function ClueRow({ clue, isPointed, language }: ClueRowProps) {
  const { card, circles, triangles } = clue;
  return (
    <li data-pointed={isPointed || undefined}>
      <CardFace card={card} width={186} height={112} />
      <span class="tc-puzzle-signs" aria-hidden="true">
        <Signs size={26} circles={circles} triangles={triangles} />
      </span>
      <span class="unseen">{WORDS[language].clue(cardInWords(card, language), circles, triangles)}</span>
    </li>
  );
}

function CardBoard({ puzzle: { params }, language, composed, compose, solution, pointed }: PuzzleProps) {
  const { suspects, cards } = params as OneCard;
  const words = WORDS[language];
  const pair = Array.isArray(pointed?.params.pair) ? (pointed.params.pair as readonly Card[]) : [];
  const chosen = solution ?? composed;
  return (
    <div class="tc-puzzle one">
      <Symbols />
      <h3>{words.suspects}</h3>
      <ul class="tc-clues">
        {suspects.map((card) => (
          <li key={card} data-pointed={pair.includes(card) || undefined}>
            <CardFace card={card} width={186} height={112} />
            <span class="unseen">{cardInWords(card, language)}</span>
          </li>
        ))}
      </ul>
      <h3>{words.cards}</h3>
      <div class="tc-clues">
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            aria-pressed={card === chosen}
            aria-label={cardInWords(card, language)}
            disabled={solution !== null}
            data-pointed={pointed?.params.card === card || undefined}
            onClick={() => compose(card)}
          >
            <CardFace card={card} width={186} height={112} />
          </button>
        ))}
      </div>
    </div>
  );
}
