/**
 * The floor before the mouth: the pile, the player's own pair, the discard. In a solo game, the ladder of titles in the
 * mouth.
 */

import { Pieces, SeatMark, Stack, Target, titled } from '@conclave/kit';
import type { Move } from '../rules/moves.ts';
import { TITLES, titleOf } from '../rules/titles.ts';
import { EmptySlot, Ledge } from './bay.tsx';
import type { Box } from './layout/arrangement.ts';
import { names } from './names.ts';
import { CardBack, CardFace } from './pieces/card.tsx';
import { frontPieces } from './pieces-on-board.tsx';
import { inWords, nameOf, put, type Setting } from './setting.ts';

/** A card of the discard, laid open. */
const FAN = { width: 132, height: 78 } as const;

const REVEAL: Move = { kind: 'reveal' };

export function Floor({ setting }: { readonly setting: Setting }) {
  const { props, say, arrangement, own, niches } = setting;
  const { view, layout } = props;
  const solo = view.players.length === 1;
  // On a desk the seven statuettes stand where the cards lie.
  const covered = niches !== null && (layout === 'desk' || layout === 'tablet');
  const { pair } = arrangement;
  return (
    <section class={covered ? 'tc-floor covered' : 'tc-floor'} aria-label={say.ownFront}>
      <Pile setting={setting} box={arrangement.pile} />
      <Discard setting={setting} box={arrangement.discard} />
      {pair && own !== null && (
        <>
          {arrangement.pairLabel && (
            <p class="tc-before" style={put(arrangement.pairLabel)}>
              {say.ownFront}
            </p>
          )}
          {view.players[own].front.length === 0 && pair.map((box, i) => <EmptySlot key={i} box={box} />)}
          {solo && layout !== 'phone' && pair.map((box, i) => <Ledge key={i} box={box} />)}
          <Pieces items={frontPieces(setting, own, pair, 'foot')} />
          {(layout === 'desk' || layout === 'tablet') && !solo && (
            <span class="tc-at tc-own-mark" style={put(between(pair))}>
              <SeatMark seat={own} size={OWN_MARK} />
            </span>
          )}
        </>
      )}
      {arrangement.ladder && <Ladder setting={setting} box={arrangement.ladder} />}
    </section>
  );
}

const OWN_MARK = 20;

/** Your mark, between your two cards. */
function between([one, other]: readonly [Box, Box]): Box {
  return {
    x: (one.x + one.w + other.x - OWN_MARK) / 2,
    y: one.y + (one.h - OWN_MARK) / 2,
    w: OWN_MARK,
    h: OWN_MARK,
  };
}

function Pile({ setting, box }: { readonly setting: Setting; readonly box: Box }) {
  const { props, say } = setting;
  const { view, control } = props;
  const { count } = view.pile;
  const lit = control.may(REVEAL);
  const help = say.pile(count);
  const layers = Math.min(4, Math.ceil(count / 6));
  return (
    <div class="tc-at tc-heap" style={put(box)}>
      <Target
        class="tc-pile"
        place="pile"
        label={lit ? props.words.label(REVEAL, view, props.voice) : help.title}
        lit={lit}
        advised={control.advises(REVEAL)}
        help={help.text}
        helpTitle={help.title}
        why={view.players.length === 1 ? () => control.why(REVEAL) : null}
        onChoose={() => (lit ? control.play(REVEAL) : control.explain(REVEAL))}
      >
        {count === 0 && <span class="tc-slot full" />}
        {Array.from({ length: layers }, (_none, i) => (
          <span key={i} class="tc-layer" style={{ '--layer': i }}>
            <CardBack width={box.w} height={box.h} />
          </span>
        ))}
      </Target>
      <b class="tc-count">{count}</b>
    </div>
  );
}

/** Thrown one upon the other; a click lays them all open. */
function Discard({ setting, box }: { readonly setting: Setting; readonly box: Box }) {
  const { props, say } = setting;
  const { discard } = props.view;
  const help = say.discard(discard.map((card) => inWords(setting, card)));
  const { width, height } = FAN;
  return (
    <div class="tc-at tc-heap tc-discard" style={put(box)} data-help={help.text} data-help-title={help.title}>
      <Stack
        label={`${help.title}. ${help.text}`}
        count={discard.length}
        place="discard"
        loose
        empty={<span class="tc-slot full" />}
        top={[discard[0], ...discard.slice(1).slice(-1)].map((card, i, shown) => (
          <span key={card} class={i + 1 < shown.length ? 'tc-thrown under' : 'tc-thrown'}>
            <CardFace card={card} width={box.w} height={box.h} />
          </span>
        ))}
        contents={discard.map((card) => ({
          id: String(card),
          node: (
            <span
              class="tc-fanned"
              role="img"
              aria-label={inWords(setting, card)}
              style={{ width: `${width}px`, height: `${height}px` }}
            >
              <CardFace card={card} width={width} height={height} />
            </span>
          ),
        }))}
      />
    </div>
  );
}

/** The least score of each title. */
const SCORES = TITLES.map((title) => [1, 2, 3, 4, 5, 6, 7, 8].find((score) => titleOf(score) === title) ?? 0);

/** Alone: what has been found so far, and what it would be called. */
function Ladder({ setting, box }: { readonly setting: Setting; readonly box: Box }) {
  const { props, say } = setting;
  const { found } = props.view.players[0];
  const now = titleOf(found);
  const next = SCORES.findIndex((score) => score > found);
  return (
    <ol
      class="tc-ladder"
      style={put(box)}
      aria-label={titled(`${say.ladder}. ${nameOf(setting, 0).name}`, say.found(found))}
    >
      {TITLES.map((title, i) => (
        <li
          key={title}
          class={[found >= SCORES[i] && 'earned', now === title && 'now', i === next && 'next']
            .filter(Boolean)
            .join(' ')}
          data-help={say.titleHelp.text}
          data-help-title={names[props.language].titles[title]}
        >
          <b>{SCORES[i]}</b>
          <span>{names[props.language].titles[title]}</span>
        </li>
      ))}
    </ol>
  );
}
