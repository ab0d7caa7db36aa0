/** The ten people of the hand, each in a fixed place. A played card leaves its place empty. */

import type { Seat } from '@conclave/engine';
import { Target, titled } from '@conclave/kit';
import { bellsOf } from '../mind/preview.ts';
import { CARDS, type Card, RESTOCK } from '../rules/box.ts';
import { CARD_RULES } from '../text/describe.ts';
import { type Ban, CardBack, CardFace } from './cards/card.tsx';
import { cardPlace } from './places.ts';
import { TopCard } from './plaque.tsx';
import type { Setting } from './setting.ts';

/** Keys 1 to 9, then 0. */
const KEYS = '1234567890';

/** The cards of this match, in the order of the box. */
export const cardsOf = (stephanus: boolean): readonly Card[] =>
  CARDS.filter((card) => stephanus || card !== 'stephanus');

/** Who bars a card to this seat, or to anybody (`null`); a player before Raphael. */
function banOn({ view, props, say }: Setting, seat: Seat | null, card: Card): Ban | null {
  const bans = view.bans.filter((ban) => ban.card === card && ban.by !== seat);
  const [ban] = bans;
  if (!ban || view.round === 0) return null;
  return ban.by === null
    ? { seat: null, name: say.raphael }
    : { seat: ban.by, name: props.voice.name(ban.by) };
}

export function Hand({ setting, seat }: { setting: Setting; seat: Seat }) {
  const { view, say } = setting;
  const chosen = chosenFirst(setting, seat);
  const all = cardsOf(view.stephanus);
  return (
    <fieldset class="tp-hand" data-kept aria-label={say.hand}>
      {all.map((card, i) => (
        <HandCard
          key={card}
          setting={setting}
          seat={seat}
          card={card}
          hotkey={KEYS[i]}
          away={card === chosen}
          toPile={all.length - i}
        />
      ))}
    </fieldset>
  );
}

/** For those who only watch: the ten people, and before whom each lies open. */
export function OpenCards({ setting }: { setting: Setting }) {
  const { view, lexicon, say } = setting;
  return (
    <ul class="tp-hand open" aria-label={say.openCards}>
      {cardsOf(view.stephanus).map((card) => {
        const shown = banOn(setting, null, card);
        return (
          <li
            key={card}
            class="tp-hand-card"
            data-help-title={lexicon.cardFaces[card]}
            data-help={`${lexicon.rules[CARD_RULES[card]]}${restockHelp(setting, card)}`}
          >
            <CardFace
              card={card}
              name={lexicon.cardFaces[card]}
              seat={shown?.seat ?? view.active}
              ban={shown}
              isOpen
            />
            <span class="unseen">{[lexicon.cardFaces[card], shown?.name].filter(Boolean).join(' : ')}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The first card that the watcher chose and nobody else knows. */
export function chosenFirst({ view }: Setting, seat: Seat): Card | null {
  const answer = view.phase === 'first' ? (view.window?.answers[seat] ?? null) : null;
  return answer === null ? null : CARDS[answer];
}

interface HandCardProps {
  readonly setting: Setting;
  readonly seat: Seat;
  readonly card: Card;
  readonly hotkey: string;
  /** It lies face down on the pile. */
  readonly away: boolean;
  /** So many places from the pile, which lies at the end of the hand. */
  readonly toPile: number;
}

function HandCard({ setting, seat, card, hotkey, away, toPile }: HandCardProps) {
  const { view, lexicon, targets, say, props, considered } = setting;
  const { control } = props;
  const held = view.players[seat].cards?.includes(card) ?? false;
  if (!held || away) {
    return (
      <span class="tp-card-place" data-place={`gone-${card}`}>
        <b>{lexicon.cards[card]}</b>
        <i>{say.inPile}</i>
      </span>
    );
  }
  const ban = banOn(setting, seat, card);
  const attributes = targets.at(cardPlace(card), lexicon.cards[card]);
  const choosing = view.phase === 'first' || view.phase === 'rings' || view.phase === 'placing';
  const probe = { kind: choosing ? 'first' : 'card', card } as const;
  const isEmpty = card === 'bells' && bringsNothing(setting, seat);
  // The drawing has words of its own: the button lies over it, and is read by its own label alone.
  return (
    <span
      class={considered === card && view.phase !== 'act' ? 'tp-hand-card own held-up' : 'tp-hand-card own'}
      style={{ '--to-pile': toPile }}
    >
      <CardFace
        card={card}
        name={lexicon.cardFaces[card]}
        seat={seat}
        ban={ban}
        due={card === 'bells' ? bellsOf(view, seat).due : null}
      />
      <Target
        {...attributes}
        class="tp-hand-button"
        data-key={hotkey}
        sure={isEmpty ? 'always' : 'touch'}
        ask={isEmpty ? say.bellsEmpty : undefined}
        why={() => control.why(probe)}
        onChoose={() => (attributes.lit ? attributes.onChoose() : control.explain(probe))}
        helpTitle={lexicon.cardFaces[card]}
        help={`${lexicon.rules[CARD_RULES[card]]}${restockHelp(setting, card)}`}
        onPoint={(on) => props.point(on ? cardPlace(card) : null)}
      />
    </span>
  );
}

/** TP-36: with an empty pile nothing comes back, and no tile is due. */
const bringsNothing = ({ view }: Setting, seat: Seat): boolean =>
  view.phase === 'card' && view.players[seat].played.length === 0;

function restockHelp({ say }: Setting, card: Card): string {
  const restock = RESTOCK[CARDS.indexOf(card)];
  return restock > 0 ? ` ${say.help.restock(restock)}` : '';
}

/** The own pile: its top, and how many cards Bells would bring back. */
export function OwnPile({ setting, seat }: { setting: Setting; seat: Seat }) {
  const { view, say, lexicon, targets, props } = setting;
  const { top, played } = view.players[seat];
  const chosen = chosenFirst(setting, seat);
  const { event } = props;
  const isPlayed = event?.type === 'cardPlayed' && event.seat === seat && event.card === top;
  if (chosen !== null) {
    return (
      <Target
        {...targets.at('withdraw', '')}
        label={titled(`${lexicon.cardFaces[chosen]} ${say.onlyYou}`, say.buttons.withdraw)}
        class="tp-own-pile secret"
        data-key="Backspace"
      >
        <i>{lexicon.cards[chosen]}</i>
        <CardBack seat={seat} />
        <i>{say.onlyYou}</i>
      </Target>
    );
  }
  return (
    <span class="tp-own-pile" data-place={`pile-${seat}`}>
      <i>{say.yourPile}</i>
      <span
        class={isPlayed ? 'tp-laid' : undefined}
        style={{
          '--to-pile': top ? cardsOf(view.stephanus).length - cardsOf(view.stephanus).indexOf(top) : 0,
        }}
      >
        <TopCard key={top} card={top} name={top ? lexicon.cardFaces[top] : ''} />
      </span>
      <i>{say.played(played.length)}</i>
    </span>
  );
}
