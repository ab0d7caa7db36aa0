/** Cards on the board as pieces. They keep their identity from the pile to the discard, and travel between places. */

import type { Seat } from '@conclave/engine';
import type { Piece } from '@conclave/kit';
import { Target, TurningCard, titled } from '@conclave/kit';
import { type Card, DECK } from '../rules/deck.ts';
import type { Move, Which } from '../rules/moves.ts';
import type { AsideView } from '../rules/view.ts';
import { wouldRead } from './answers.ts';
import { Flag } from './flags.tsx';
import type { Bay, Box, Row } from './layout/arrangement.ts';
import { CardBack, CardFace } from './pieces/card.tsx';
import { centre, inWords, type Pointed, type Setting, sizeOf } from './setting.ts';
import { boxKey } from './sheet.ts';

const FROM_PILE = { from: 'pile', to: 'discard', class: 'tc-piece' } as const;

/** One's own stele, as a place to carry a card to. */
export const STELE = 'stele';

/** The idol looks at this card: between its eyes, below its brow. */
export function showingBox({ arrangement: { hall } }: Setting): Box {
  const w = 160 * Math.max(hall.scale, 0.72);
  const h = w * 0.59;
  const middle = hall.x + 352 * hall.scale;
  const eyes = hall.y + (hall.mouth.top - 62) * hall.scale;
  return { x: middle - w / 2, y: Math.max(4, eyes - h / 2), w, h };
}

/** A combination on its stand; its face is hidden from the gallery. */
export function standPiece(setting: Setting, seat: Seat, box: Box): Piece {
  const { combination } = setting.props.view.players[seat];
  const { width, height } = sizeOf(box);
  return {
    ...FROM_PILE,
    id: `stand-${seat}`,
    at: centre(box),
    size: sizeOf(box),
    arc: true,
    node: (
      <TurningCard
        turned={combination !== null}
        front={<CardBack width={width} height={height} />}
        back={
          combination === null ? (
            <CardBack width={width} height={height} />
          ) : (
            <CardFace card={combination} width={width} height={height} />
          )
        }
      />
    ),
  };
}

function frontMove({ props, own, mine }: Setting, seat: Seat, card: Which): Move {
  if (props.view.players.length === 1) return { kind: 'decode', card };
  return mine && seat === own ? { kind: 'decodeBoth' } : { kind: 'take', from: seat, card };
}

interface FrontProps {
  readonly setting: Setting;
  readonly seat: Seat;
  readonly which: Which;
  readonly card: Card;
  readonly box: Box;
  readonly flag: Bay['flag'];
}

/** A card of a pair: it can be taken, and says before what would come of it. */
function FrontCard({ setting, seat, which, card, box, flag }: FrontProps) {
  const { props, say, own, pointed, pointAt } = setting;
  const { control } = props;
  const move = frontMove(setting, seat, which);
  const lit = control.may(move);
  const rival = seat !== own;
  const pick: Pointed = { from: seat, card: which };
  const over = pointed?.from === seat;
  const fate = rival && own !== null && (over || lit) ? fateOf(setting, own, seat, which) : null;
  return (
    <Target
      class="tc-front"
      place={`front ${seat} ${which}`}
      label={labelOf(setting, move, seat, which)}
      lit={lit}
      picked={over && pointed.card === which ? true : undefined}
      advised={control.advises(move)}
      sure="touch"
      drag={move.kind === 'take' ? 'carry' : undefined}
      onCarried={(to) => to === STELE && lit && control.play(move)}
      help={lit || props.event ? undefined : say.front.text}
      helpTitle={inWords(setting, card)}
      why={() => control.why(move)}
      onChoose={() => (lit ? control.play(move) : control.explain(move))}
      onPoint={(on) => pointAt(on && lit ? pick : null)}
    >
      <CardFace card={card} width={box.w} height={box.h} />
      {fate && <Flag {...fate} at={flag} />}
    </Target>
  );
}

/**
 * Who would get this card, and what its owner would read on it. That is open to everybody but its owner, and the choice
 * is about it. From the level "what I saw" on it is written on every card that can be taken.
 */
function fateOf({ props, mine, pointed }: Setting, own: Seat, seat: Seat, which: Which) {
  const { view, assistance } = props;
  const isPointed = pointed?.from === seat;
  if (isPointed && pointed.card === which) return { seat: own, mine, reads: null, quiet: false };
  const reads = assistance === 'off' ? null : wouldRead(view, seat, which === 0 ? 1 : 0);
  return reads || isPointed ? { seat, mine: false, reads, quiet: !isPointed } : null;
}

function labelOf(setting: Setting, move: Move, seat: Seat, which: Which): string {
  const { props, say } = setting;
  const { view, assistance } = props;
  const { front } = view.players[seat];
  if (!props.control.may(move)) return inWords(setting, front[which]);
  const label = props.words.label(move, view, props.voice);
  const reads = move.kind === 'take' && assistance !== 'off' ? wouldRead(view, seat, which) : null;
  return reads ? label + say.andReads(reads) : label;
}

const PLACES: readonly Which[] = [0, 1];

export function frontPieces(
  setting: Setting,
  seat: Seat,
  boxes: readonly [Box, Box],
  flag: Bay['flag'],
): Piece[] {
  const { front } = setting.props.view.players[seat];
  return PLACES.flatMap((which) => {
    const card = front.at(which);
    if (card === undefined) return [];
    const box = card === setting.shown ? showingBox(setting) : boxes[which];
    return [
      {
        ...FROM_PILE,
        id: `card-${card}`,
        at: centre(box),
        size: sizeOf(box),
        after: which * 70,
        node: <FrontCard setting={setting} seat={seat} which={which} card={card} box={box} flag={flag} />,
      },
    ];
  });
}

/** Decoded cards, each in its row; the one the idol looks at is still on its way there. */
export function rowPieces(
  setting: Setting,
  seat: Seat,
  decoded: readonly AsideView[],
  rows: readonly Row[],
): Piece[] {
  const { say, own, shown, lamp, lightRow } = setting;
  return rows.map((row, i): Piece => {
    const aside = decoded[i];
    const showing = aside.card === shown;
    const box = showing ? showingBox(setting) : row.card;
    const ownRow = seat === own;
    const lit = ownRow && (lamp.row === aside.card || (lamp.box !== null && holds(aside.card, lamp.box)));
    return {
      ...FROM_PILE,
      id: `card-${aside.card}`,
      at: centre(box),
      size: sizeOf(box),
      node: (
        <span
          class={['tc-decoded', showing && 'showing', lit && 'lamp'].filter(Boolean).join(' ')}
          role="img"
          aria-label={titled(inWords(setting, aside.card), say.symbols(aside))}
          data-help={say.row.text}
          data-help-title={titled(inWords(setting, aside.card), say.symbols(aside))}
          data-row={aside.card}
          onPointerEnter={ownRow ? () => lightRow(aside.card) : undefined}
          onPointerLeave={ownRow ? () => lightRow(null) : undefined}
        >
          <CardFace card={aside.card} width={box.w} height={box.h} pale={ownRow ? lamp.pale : []} />
        </span>
      ),
    };
  });
}

function holds(card: Card, key: string): boolean {
  return DECK[card].some((statuette, position) => boxKey(statuette, position) === key);
}
