/** The table of Temple Code: everybody's stand, the cards before them, what was decoded, pile and discard. */

import type { Seat } from '@conclave/engine';
import { type BoardProps, SeatMark, seatColour, Target, TurningCard } from '@conclave/kit';
import { useState } from 'preact/hooks';
import { type Card, DECK, type Statuette } from '../rules/deck.ts';
import type { TempleCode } from '../rules/game.ts';
import type { Move, Which } from '../rules/moves.ts';
import type { AsideView, View } from '../rules/view.ts';
import { CardBack, CardFace, DecodedSide, Medallion, StandBase, Symbols } from './card.tsx';
import { Declare } from './declare.tsx';
import { statuetteNames } from './names.ts';
import { Scenery } from './scenery.tsx';
import { whyNotDeclare, whyNotFront, whyNotReveal } from './why-not.ts';
import { type TableWords, tableWords } from './words.ts';

type Props = BoardProps<TempleCode>;

interface Hand {
  readonly props: Props;
  readonly table: TableWords;
  readonly names: Readonly<Record<Statuette, string>>;
  inWords(card: Card): string;
}

export function TempleCodeBoard(props: Props) {
  const { view, watcher, control, language } = props;
  const [declaring, setDeclaring] = useState(false);
  const table = tableWords[language];
  const names = statuetteNames[language];
  const hand: Hand = {
    props,
    table,
    names,
    inWords: (card) => DECK[card].map((statuette) => names[statuette]).join(' · '),
  };
  const seats = view.players.length;
  const own = watcher === 'gallery' ? null : watcher;
  const others = Array.from(
    { length: own === null ? seats : seats - 1 },
    (_none, i) => ((own ?? -1) + 1 + i) % seats,
  );
  const mayDeclare = control.moves.some(({ kind }) => kind === 'declare');
  return (
    <div class={`temple seats-${seats}`}>
      <Scenery />
      {others.length > 0 && (
        <div class="tc-others">
          {others.map((seat) => (
            <Zone key={seat} seat={seat} hand={hand} />
          ))}
        </div>
      )}
      <Middle hand={hand} />
      {own !== null && (
        <Zone
          seat={own}
          hand={hand}
          declare={{
            lit: mayDeclare,
            advised: control.advised?.kind === 'declare',
            open: () =>
              mayDeclare ? setDeclaring(true) : control.explain({ kind: 'declare', combination: DECK[0] }),
          }}
        />
      )}
      <Declare
        open={declaring}
        words={table}
        names={names}
        onDeclare={(combination) => control.play({ kind: 'declare', combination })}
        onClose={() => setDeclaring(false)}
      />
    </div>
  );
}

interface DeclareSpot {
  readonly lit: boolean;
  readonly advised: boolean;
  open(): void;
}

function Zone({ seat, hand, declare }: { seat: Seat; hand: Hand; declare?: DeclareSpot }) {
  const { props, table } = hand;
  const { view, voice } = props;
  const player = view.players[seat];
  const solo = view.players.length === 1;
  const name = declare ? table.you : voice.name(seat);
  const classes = ['tc-zone', declare && 'own', !view.over && view.active === seat && 'active'].filter(
    Boolean,
  );
  return (
    <section
      class={classes.join(' ')}
      aria-label={name}
      style={{ '--seat': seatColour(seat) }}
      data-seat={seat}
    >
      <header class="tc-plate">
        <SeatMark seat={seat} />
        <h2>{name}</h2>
        {!solo && view.first === seat && <Marker label={table.marker} />}
        {solo ? (
          <span class="tc-score" data-piece={`score-${seat}`}>
            {table.found(player.found)}
          </span>
        ) : (
          <span
            class="tc-medallion"
            role="img"
            aria-label={table.medallion(player.found)}
            data-help={table.medallionHelp}
            data-help-title={table.medallion(player.found)}
          >
            <Medallion halves={player.found} />
          </span>
        )}
      </header>
      <Stand seat={seat} hand={hand} declare={declare} />
      <Front seat={seat} hand={hand} />
      <Aside seat={seat} hand={hand} name={name} />
    </section>
  );
}

function Marker({ label }: { label: string }) {
  return (
    <span class="tc-marker" role="img" aria-label={label} data-help={label} data-piece="marker">
      <svg width="30" height="30" viewBox="-16 -16 32 32" aria-hidden="true">
        <path d="M0 -14L12 -7V7L0 14L-12 7V-7Z" fill="#7fc49f" stroke="#1d1712" stroke-width="2" />
        <path
          d="M-3 -6L3 -8V7M-4 7H5"
          fill="none"
          stroke="#1d1712"
          stroke-width="2.600"
          stroke-linecap="round"
        />
      </svg>
    </span>
  );
}

function Stand({ seat, hand, declare }: { seat: Seat; hand: Hand; declare?: DeclareSpot }) {
  const { props, table, inWords } = hand;
  const { view, voice, words } = props;
  const { combination } = view.players[seat];
  const hidden = combination === null;
  const picture = (
    <span class="tc-stand">
      <span class="tc-on-stand" data-piece={`stand-${seat}`} data-from="pile" data-to="discard">
        <TurningCard
          turned={!hidden}
          front={<CardBack mine={declare !== undefined} />}
          back={hidden ? <CardBack /> : <CardFace card={combination} />}
        />
      </span>
      <StandBase />
    </span>
  );
  if (!declare) {
    const label = `${table.stand(voice.name(seat))}: ${hidden ? table.hidden : inWords(combination)}`;
    return (
      <div
        class="tc-stand-box"
        role="img"
        aria-label={label}
        data-help={table.standHelp}
        data-help-title={label}
      >
        {picture}
      </div>
    );
  }
  const label = `${table.declare}. ${table.ownStand}: ${hidden ? table.hidden : inWords(combination)}`;
  return (
    <div class="tc-stand-box">
      <Target
        class="tc-own-stand"
        label={label}
        lit={declare.lit}
        advised={declare.advised}
        help={table.ownStandHelp}
        helpTitle={table.ownStand}
        why={words.refusal(whyNotDeclare(view), voice)}
        onChoose={declare.open}
      >
        {picture}
        {declare.lit && <span class="tc-declare-tag">{table.declare}</span>}
      </Target>
    </div>
  );
}

function frontMove(view: View, seat: Seat, watcher: Props['watcher'], card: Which): Move {
  if (view.players.length === 1) return { kind: 'decode', card };
  return seat === watcher ? { kind: 'decodeBoth' } : { kind: 'take', from: seat, card };
}

function Front({ seat, hand }: { seat: Seat; hand: Hand }) {
  const { props, table, inWords } = hand;
  const { view, watcher, control, words, voice } = props;
  const { front } = view.players[seat];
  const places: readonly Which[] = [0, 1];
  return (
    <ul class="tc-front" aria-label={table.front(voice.name(seat))}>
      {places.map((place) => {
        const card = front.at(place);
        if (card === undefined) return <li key={place} class="tc-slot empty" />;
        const move = frontMove(view, seat, watcher, place);
        const lit = front.length === 2 && control.may(move);
        const refusal = whyNotFront(view, watcher, seat);
        return (
          <li key={place} class="tc-slot" data-piece={`card-${card}`} data-from="pile" data-to="discard">
            <Target
              label={lit ? words.label(move, view, voice) : inWords(card)}
              lit={lit}
              advised={control.advises(move)}
              help={table.frontHelp}
              helpTitle={inWords(card)}
              why={words.refusal(refusal, voice)}
              onChoose={() => (lit ? control.play(move) : control.explain(move))}
            >
              <CardFace card={card} />
            </Target>
          </li>
        );
      })}
    </ul>
  );
}

/** The newest decodings turn once to show what lit up. */
function isFresh(told: Props['told'], { seat, card }: AsideView): boolean {
  return told
    .slice(-8)
    .some(
      (event) => event.type === 'decoded' && 'card' in event && event.card === card && event.seat === seat,
    );
}

function Aside({ seat, hand, name }: { seat: Seat; hand: Hand; name: string }) {
  const { props, table, inWords } = hand;
  const { view, told } = props;
  const decoded = view.aside.filter((aside) => aside.seat === seat);
  if (decoded.length === 0) return <p class="tc-aside none">{table.noneDecoded}</p>;
  return (
    <ul class="tc-aside" aria-label={table.decodedBy(name)}>
      {decoded.map((aside) => {
        const signs = table.symbols(aside.circles, aside.triangles);
        return (
          <li
            key={aside.card}
            class={isFresh(told, aside) ? 'tc-decoded fresh' : 'tc-decoded'}
            data-piece={`card-${aside.card}`}
            data-from="pile"
            data-to="discard"
            data-help={table.decodedHelp}
            data-help-title={`${inWords(aside.card)}: ${signs}`}
          >
            <span class="unseen">
              {inWords(aside.card)}: {signs}
            </span>
            <span class="tc-turn" aria-hidden="true">
              <CardFace card={aside.card} />
              <DecodedSide circles={aside.circles} triangles={aside.triangles} />
            </span>
            <span class="tc-lintel" aria-hidden="true">
              <Symbols circles={aside.circles} triangles={aside.triangles} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Middle({ hand }: { hand: Hand }) {
  const { props, table, inWords } = hand;
  const { view, control, words, voice } = props;
  const solo = view.players.length === 1;
  const reveal: Move = { kind: 'reveal' };
  const finish: Move = { kind: 'finish' };
  const both: Move = { kind: 'decodeBoth' };
  const lit = control.may(reveal);
  const top = view.discard.at(-1);
  const refusal = whyNotReveal(view);
  const stack = Math.min(5, Math.ceil(view.pile.count / 7));
  return (
    <div class="tc-middle">
      <div class="tc-heap">
        <Target
          class="tc-pile"
          label={lit ? words.label(reveal, view, voice) : `${table.pile}: ${table.cards(view.pile.count)}`}
          lit={lit}
          advised={control.advises(reveal)}
          help={table.pileHelp}
          helpTitle={`${table.pile}: ${table.cards(view.pile.count)}`}
          why={solo ? words.refusal(refusal, voice) : null}
          onChoose={() => (lit ? control.play(reveal) : control.explain(reveal))}
        >
          <span class="tc-stack" data-place="pile" style={{ '--stack': stack }}>
            {view.pile.count > 0 ? <CardBack /> : <span class="tc-slot empty" />}
          </span>
        </Target>
        <span class="tc-count">
          {table.pile} <b class="tabular">{view.pile.count}</b>
        </span>
      </div>
      {control.may(finish) && (
        <button
          type="button"
          class={control.advises(finish) ? 'button go advised' : 'button go'}
          onClick={() => control.play(finish)}
        >
          {table.finish}
        </button>
      )}
      {control.may(both) && (
        <button
          type="button"
          class={control.advises(both) ? 'button go advised' : 'button go'}
          onClick={() => control.play(both)}
        >
          {table.decodeBoth}
        </button>
      )}
      <div class="tc-heap">
        <span
          class="tc-stack discard"
          data-place="discard"
          role="img"
          aria-label={`${table.discard}: ${view.discard.map(inWords).join('; ')}`}
          data-help={view.discard.length > 0 ? view.discard.map(inWords).join(' — ') : table.discardHelp}
          data-help-title={`${table.discard}: ${table.cards(view.discard.length)}`}
        >
          {top === undefined ? <span class="tc-slot empty" /> : <CardFace card={top} />}
        </span>
        <span class="tc-count">
          {table.discard} <b class="tabular">{view.discard.length}</b>
        </span>
      </div>
    </div>
  );
}
