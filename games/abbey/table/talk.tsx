/** Two players who talk: their beasts under a canopy, and their words on scrolls. */

import type { Seat } from '@conclave/engine';
import type { Layout } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { type Answer, filtersOf, type Question } from '../rules/question.ts';
import { SUSPECTS } from '../rules/suspects.ts';
import { fittingRows } from './builder/draft.ts';
import { answerWords, inRoomName, questionStretches } from './names.ts';
import { Pawn, Portrait } from './pieces/figures.tsx';
import type { Setting } from './setting.ts';

interface TalkProps {
  readonly setting: Setting;
  readonly left: Seat;
  /** `null`: everybody. */
  readonly right: Seat | null;
  /** How high the picture is, and how wide its beasts, in pixels. */
  readonly height?: number;
  readonly beast?: number;
  readonly children: ComponentChildren;
}

/** The picture; the scrolls are its children. */
export function Talk({ setting, left, right, height = 150, beast = 98, children }: TalkProps) {
  const { view, language } = setting.props;
  const others =
    right === null ? view.players.map((_player, seat) => seat).filter((seat) => seat !== left) : [right];
  return (
    <div class="ab-talk" style={{ '--talk': `${height}px` }}>
      <span class="ab-talk-beast">
        <Pawn colour={view.players[left].colour} kneels={false} width={beast} />
      </span>
      <div class="ab-scrolls">{children}</div>
      <span class="ab-talk-beast mirrored">
        {others.map((seat) => (
          <Pawn
            key={seat}
            colour={view.players[seat].colour}
            kneels={view.players[seat].penitent}
            width={others.length > 1 ? 54 : beast}
          />
        ))}
      </span>
      <span class="ab-talk-room">{inRoomName(language, view.players[left].room)}</span>
    </div>
  );
}

interface ScrollProps {
  readonly side: 'left' | 'right';
  /** Known to the reader alone, and not said yet. */
  readonly secret?: boolean;
  /** Letters on it: long sentences are written smaller. */
  readonly length?: number;
  readonly children: ComponentChildren;
}

const LONG = 70;
const LONGER = 130;

/** A banderole that flies from whoever speaks. */
export function Scroll({ side, secret = false, length = 0, children }: ScrollProps) {
  const size = length > LONGER ? ' longer' : length > LONG ? ' long' : '';
  return <p class={`ab-scroll ${side}${secret ? ' secret' : ''}${size}`}>{children}</p>;
}

/** A question as it is said; what was chosen in gold, what was denied in vermilion. */
export function Sentence({
  setting,
  asker,
  question,
}: Pick<ExchangeProps, 'setting' | 'asker' | 'question'>) {
  const { props, say, nameOf } = setting;
  const [before, after] = say.quoted('\n').split('\n');
  return (
    <>
      {before}
      {questionStretches(props.language, question, asker, nameOf).map(({ text, how }, i) =>
        how === null ? (
          text
        ) : (
          <b key={i} class={`ab-${how}`}>
            {text}
          </b>
        ),
      )}
      {after}
    </>
  );
}

interface ExchangeProps {
  readonly setting: Setting;
  readonly asker: Seat;
  readonly of: Seat | null;
  readonly question: Question;
  /** `undefined`: not yet given; `null`: silence. */
  readonly answer?: Answer | null;
  /** The answer is not said yet: only whoever is asked sees it. */
  readonly secret?: boolean;
  readonly children?: ComponentChildren;
}

/** A question, large, and the answer that follows. */
export function Exchange({ setting, asker, of, question, answer, secret, children }: ExchangeProps) {
  const { props, say, nameOf } = setting;
  const { language } = props;
  return (
    <section class="ab-scene ab-exchange" aria-label={say.asks(nameOf(asker))}>
      <Talk setting={setting} left={asker} right={of} height={270} beast={132}>
        <Scroll side="left">
          <Sentence setting={setting} asker={asker} question={question} />
        </Scroll>
        {answer !== undefined && (
          <Scroll side="right" secret={secret}>
            {answer === null ? say.silence : say.quoted(answerWords(language, answer))}
          </Scroll>
        )}
      </Talk>
      <Meant setting={setting} question={question} />
      {children}
    </section>
  );
}

interface MeantProps {
  readonly setting: Setting;
  readonly question: Question;
  /** In a narrow column: many are drawn smaller. */
  readonly beside?: boolean;
}

/** How wide a portrait is, in pixels, where so many stand together. */
function faceWidth(count: number, beside: boolean, layout: Layout): number {
  if (beside) return count > 6 ? (layout === 'phone' ? 18 : 20) : layout === 'phone' || count > 4 ? 30 : 40;
  if (layout === 'phone') return count > 12 ? 24 : count > 6 ? 32 : 46;
  return count > 12 ? 36 : 46;
}

/** Whom a question speaks of; one's own cards are marked, for nobody else knows them. */
export function Meant({ setting, question, beside = false }: MeantProps) {
  const { props, say, own } = setting;
  const { view } = props;
  const rows = filtersOf(question).flat();
  const isReferring = rows.some((clause) => clause.some((atom) => 'reference' in atom));
  const fits = isReferring ? null : fittingRows(rows);
  if (fits === null || fits.length === 0) return null;
  const hand = own === null ? [] : (view.players[own].own?.hand ?? []);
  const mine = fits.filter((suspect) => hand.includes(suspect)).length;
  return (
    <div class="ab-meant">
      <p>
        {say.fits(fits.length, SUSPECTS)}
        {own !== null && <span class="ab-secret">{say.ofThemYours(mine)}</span>}
      </p>
      <div class="ab-meant-row">
        {fits.map((suspect) => (
          <span key={suspect} class={hand.includes(suspect) ? 'yours' : undefined}>
            <Portrait suspect={suspect} width={faceWidth(fits.length, beside, props.layout)} />
          </span>
        ))}
      </div>
    </div>
  );
}
