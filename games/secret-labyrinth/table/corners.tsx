/**
 * Round the castle: the wanted card and the pile, the rivals, the player's cards, the changes of this turn, the
 * buttons.
 */

import type { Seat } from '@conclave/engine';
import { ActionBar, Fitted, othersInTurn, Target } from '@conclave/kit';
import { HOME } from '../rules/board.ts';
import { ANIMALS_FROM, type Card, GNOMES_FROM } from '../rules/cards.ts';
import { ANIMAL } from '../rules/moves.ts';
import { opensDuel } from './castle/help.ts';
import { useFocusOnEnd } from './end-turn.ts';
import { animalsAreHeld, isHuntOver } from './hunt.ts';
import { cardName, cardTitle, placeName } from './names.ts';
import { BackFan, CardBack, CardFace, kindOf, Sockets } from './pieces/secret.tsx';
import { Bust, MarkIcon } from './pieces/seeker.tsx';
import { Swords } from './pieces/swords.tsx';
import type { Setting } from './setting.ts';

export function Wanted({ setting, width }: { setting: Setting; width: number }) {
  const { props, say, targets } = setting;
  const { view, language } = props;
  const { wanted } = view;
  const isOver = isHuntOver(view);
  const place = wanted === null ? null : placeName(language, HOME[wanted], view.turned);
  return (
    <section class="sl-wanted" aria-label={say.wanted}>
      <h2>{isOver ? say.pileEmpty : say.wanted}</h2>
      {wanted === null ? (
        <p class="sl-none">{isOver ? say.noMoreHunt(animalsAreHeld(view)) : say.nextSoon}</p>
      ) : (
        <Target
          {...targets.at('wanted', say.labelled(say.wanted, `${cardName(language, wanted)}, ${place}`))}
          class="sl-wanted-card"
          sure={
            targets.movesAt('wanted').length > 0 && opensDuel(setting, HOME[wanted]) ? 'always' : undefined
          }
          help={say.wantedHelp}
          helpTitle={cardTitle(language, wanted)}
        >
          <CardFace card={wanted} width={width} name={width > 100 ? cardTitle(language, wanted) : null} />
        </Target>
      )}
      {wanted !== null && (
        <p class="sl-place">
          <b>{cardTitle(language, wanted)}</b> <i>{place?.replace(/ (?=\S+$)/, '\u00a0')}</i>
        </p>
      )}
      {width > 100 && <Answers setting={setting} />}
      {(wanted !== null || view.pile.count > 0) && (
        <div
          class={
            othersInTurn(setting.own, view.players.length).length === 3 ? 'sl-pile sl-pile-beside' : 'sl-pile'
          }
          role="img"
          aria-label={say.labelled(say.pile, say.cards(view.pile.count))}
          data-help={say.pileHelp}
          data-help-title={say.labelled(say.pile, say.cards(view.pile.count))}
          data-place="pile"
        >
          {view.pile.count > 0 && <CardBack width={width > 100 ? 58 : 26} />}
          <b class="tabular">{view.pile.count}</b>
        </div>
      )}
    </section>
  );
}

/** To an animal just turned up one may go, or not (SL-13). */
export function Answers({ setting: { targets, say } }: { setting: Setting }) {
  if (targets.movesAt('decline').length === 0) return null;
  return (
    <div class="sl-answers">
      {(['jump', 'decline'] as const).map((place) => {
        const words = place === 'jump' ? say.goThere : say.leaveIt;
        const target = targets.at(place, words);
        return (
          <Target key={place} {...target} label={say.labelled(words, target.label)} class="sl-button">
            {words}
          </Target>
        );
      })}
    </div>
  );
}

/** No colour is chosen yet, and with it no seeker. */
function Nobody({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="-21 -21 42 42" aria-hidden="true">
      <circle r="18" fill="rgb(8 12 28 / 0.5)" stroke="#8fa4cf" stroke-width="1.8" stroke-dasharray="5 4" />
    </svg>
  );
}

/** `many`: no more than a corner of a phone is left for each. */
function Rival({ setting, seat, many }: { setting: Setting; seat: Seat; many: boolean }) {
  const { props, say, targets, colours, nameOf } = setting;
  const { view, layout } = props;
  const { count, cards } = view.players[seat];
  const colour = colours[seat];
  const small = layout === 'phone' || layout === 'across';
  const bust = many ? 25 : small ? 34 : 42;
  const label = say.labelled(nameOf(seat), say.cards(count));
  const target = targets.at(`rival-${seat}`, label);
  const moves = targets.movesAt(`rival-${seat}`);
  const challenge = moves.some(({ kind }) => kind !== 'from');
  const drawn = moves.some(({ kind }) => kind === 'from');
  return (
    <li>
      <Target
        {...target}
        sure={challenge ? 'always' : undefined}
        class={view.active === seat && props.outcome === null ? 'sl-rival active' : 'sl-rival'}
        help={cards ? cards.map((card) => cardName(props.language, card)).join(', ') : say.rivalHelp}
        helpTitle={label}
        onPoint={(pointed) => setting.onPointRival(pointed ? seat : null)}
      >
        {colour ? <Bust colour={colour} size={bust} /> : <Nobody size={bust} />}
        <span class="sl-rival-name">
          <b>
            <Fitted text={nameOf(seat)} />
          </b>
          {drawn && !small && <i class="sl-two" data-text={say.twoForOne} />}
          {!small && !drawn && count > 0 && <BackFan count={count} width={76} />}
        </span>
        {challenge && (
          <span class="sl-swords">
            <Swords size={28} />
          </span>
        )}
        <span class="sl-count tabular" data-text={count} />
      </Target>
    </li>
  );
}

/** As many plates as a corner of a desk has room for. For the gallery, which sees four, the last two stand below. */
const IN_A_CORNER = 3;

export function Rivals({ setting, corner }: { setting: Setting; corner: 'above' | 'below' }) {
  const { props, own } = setting;
  const { layout } = props;
  const others = othersInTurn(own, props.view.players.length);
  const divided =
    others.length > IN_A_CORNER && (layout === 'desk' || layout === 'tablet') ? 2 : others.length;
  const seats = corner === 'above' ? others.slice(0, divided) : others.slice(divided);
  if (seats.length === 0) return null;
  const many = (layout === 'phone' || layout === 'across') && seats.length > 2;
  return (
    <ul class={many ? 'sl-rivals sl-many' : 'sl-rivals'}>
      {seats.map((seat) => (
        <Rival key={seat} setting={setting} seat={seat} many={many} />
      ))}
    </ul>
  );
}

/** Degrees from the first card of a full hand to the last. */
const WIDEST_LEAN = 18;

export function Own({ setting, width }: { setting: Setting; width: number }) {
  const { props, say, own, colours, targets } = setting;
  const { view, language } = props;
  if (own === null) return null;
  const { cards, count } = view.players[own];
  const held = [...(cards ?? [])].sort((a, b) => a - b);
  const playable = held.filter((card) => isPlayable(targets, card)).length;
  const treasures = held.filter((card) => card < GNOMES_FROM).length;
  const gnomes = held.filter((card) => card >= GNOMES_FROM && card < ANIMALS_FROM).length;
  const colour = colours[own];
  const active = view.active === own && props.outcome === null;
  return (
    <section class="sl-own" data-kept aria-label={say.you}>
      <div
        class={active ? 'sl-you active' : 'sl-you'}
        data-place="own"
        role="img"
        aria-label={say.sockets(treasures, gnomes, view.goal)}
        data-help={say.socketsHelp}
        data-help-title={say.sockets(treasures, gnomes, view.goal)}
      >
        <span class="sl-you-head">
          {colour && <MarkIcon colour={colour} size={18} />}
          <b>{say.you}</b>
          <span class="tabular">{count}</span>
        </span>
        <Sockets kind="treasure" have={treasures} of={view.goal} />
        <Sockets kind="gnome" have={gnomes} of={view.goal} />
      </div>
      <ul
        class="sl-hand"
        aria-label={say.hand}
        style={{ '--cards': held.length, '--card': `${width}px`, '--playable': playable }}
      >
        {held.map((card, i) => (
          <HandCard
            key={card}
            setting={setting}
            card={card}
            lean={(i - (held.length - 1) / 2) * Math.min(3, WIDEST_LEAN / held.length)}
            width={width}
          />
        ))}
      </ul>
      <span class="unseen">{held.map((card) => cardName(language, card)).join(', ')}</span>
    </section>
  );
}

const isPlayable = (targets: Setting['targets'], card: Card) =>
  targets.movesAt(`card-${card}`).some(({ kind }) => kind === 'animal');

const RIVAL_PLACE = /^rival-(\d+)$/;

interface HandCardProps {
  readonly setting: Setting;
  readonly card: Card;
  readonly lean: number;
  readonly width: number;
}

function HandCard({ setting, card, lean, width }: HandCardProps) {
  const { props, say, targets } = setting;
  const { view, language } = props;
  const given = view.gift === card;
  const playable = isPlayable(targets, card);
  const giving = targets.movesAt(`card-${card}`).some(({ kind }) => kind === 'give');
  return (
    <li class={given ? 'given' : playable ? 'playable' : undefined} style={{ '--lean': `${lean}deg` }}>
      <Target
        {...targets.at(`card-${card}`, cardName(language, card))}
        class={giving ? 'sl-hand-card giving' : 'sl-hand-card'}
        helpTitle={cardTitle(language, card)}
        help={say.cardHelp[kindOf(card)]}
        drag={playable ? 'carry' : undefined}
        onCarried={(place) => {
          const rival = RIVAL_PLACE.exec(place);
          if (!rival || !playable) return;
          setting.onDrawFrom(Number(rival[1]));
          props.control.play(ANIMAL[card]);
        }}
      >
        {given ? <CardBack width={width} /> : <CardFace card={card} width={width} />}
        {playable && <span class="sl-ribbon" data-text={width > 60 ? say.exchange : '⇄'} />}
      </Target>
    </li>
  );
}

/** Two keyholes: each change fills one with its key. */
export function Changes({ setting }: { setting: Setting }) {
  const { props, say, own } = setting;
  const { made, stage, active } = props.view;
  const count = made === 0 ? 0 : made === 1 ? 1 : 2;
  const isMine = active === own;
  return (
    <div
      class={isMine ? 'sl-changes' : 'sl-changes others'}
      data-help={say.changesHelp}
      data-help-title={say.changes[count]}
    >
      {isMine && <b>{say.changes[count]}</b>}
      {isMine && stage === 'change' && !props.view.tryOut && <i>{say.noWayBack}</i>}
      <span class="sl-keyholes" aria-hidden="true">
        {[0, 1].map((hole) => (
          <Keyhole key={hole} filled={made > hole} />
        ))}
      </span>
    </div>
  );
}

function Keyhole({ filled }: { filled: boolean }) {
  return (
    <svg width="42" height="42" viewBox="-21 -21 42 42" aria-hidden="true">
      <circle
        r="18"
        fill={filled ? '#efc75e' : '#1a2340'}
        stroke={filled ? '#10162a' : '#efc75e'}
        stroke-width="2.4"
        stroke-dasharray={filled ? undefined : '5 4'}
      />
      {filled ? (
        <g transform="rotate(45) scale(.5)" stroke="#10162a" stroke-width="3">
          <path d="M-3 -8H3V28H-3ZM3 15H12V27H3Z" fill="#fbe7a6" />
          <circle cy="-16" r="11" fill="none" stroke-width="8" />
        </g>
      ) : (
        <path d="M0 -8A5.500 5.500 0 0 1 3 2L5 11H-5L-3 2A5.500 5.500 0 0 1 0 -8Z" fill="#efc75e" />
      )}
    </svg>
  );
}

export function Buttons({ setting }: { setting: Setting }) {
  const { props, say, targets } = setting;
  useFocusOnEnd(props);
  return (
    <div class="sl-buttons">
      <ActionBar
        actions={props.actions}
        language={props.language}
        layout={props.layout}
        brief={props.layout === 'tablet'}
        button="sl-button"
      />
      {setting.own !== null && props.outcome === null && (
        <Target
          {...targets.at('done', say.done)}
          label={say.done}
          class="sl-button sl-done"
          aria-keyshortcuts={say.doneKey}
        >
          {say.done}
          <span class="sl-key" data-text={say.doneKey.toUpperCase()} />
        </Target>
      )}
    </div>
  );
}
