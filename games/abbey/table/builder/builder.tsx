/** The question builder: whom, what kind, chips of features, cards both know; the sentence forms as one chooses. */

import { Target } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Askable, askable, askedReason, askers, clauseReason } from '../../rules/askable.ts';
import type { Move } from '../../rules/moves.ts';
import { type Question, type QuestionKind, type Reference, wasWithYou } from '../../rules/question.ts';
import { type Reason, refuse } from '../../rules/reasons.ts';
import { ROOMS } from '../../rules/rooms.ts';
import { FEATURES, type Feature, MONKS, type Suspect, VALUES_OF, type Value } from '../../rules/suspects.ts';
import {
  featureName,
  firstName,
  kindName,
  questionWords,
  referenceName,
  roomName,
  valueName,
} from '../names.ts';
import { KindSign, Portrait, ValueSign } from '../pieces/figures.tsx';
import { Initial } from '../pieces/initial.tsx';
import { readPointing, withPointing } from '../pointing.ts';
import type { Props, Setting } from '../setting.ts';
import { Meant, Scroll, Sentence, Talk } from '../talk.tsx';
import type { KindGroup } from '../words.ts';
import { labelled } from '../words.ts';
import { Dossier } from './dossier.tsx';
import {
  type Draft,
  draftOf,
  EMPTY,
  fittingRows,
  isBlank,
  namedIn,
  PARTS,
  questionOf,
  stateOf,
  stateOfReference,
  turnName,
  turnReference,
  turnValue,
  withKind,
} from './draft.ts';
import { type Composed, composedOf, keptOf } from './kept-question.ts';

const GROUPS: readonly { readonly name: KindGroup; readonly kinds: readonly QuestionKind[] }[] = [
  { name: 'hand', kinds: ['count', 'hold', 'atLeast', 'compare', 'most'] },
  { name: 'sheet', kinds: ['crossedCount', 'leftCount', 'crossed', 'atMost', 'allShare'] },
  { name: 'cards', kinds: ['received', 'shownBy', 'stillHold', 'stillSo'] },
  { name: 'foot', kinds: ['willGo', 'visited'] },
];

type Drawer = 'names' | 'known' | null;

interface BuilderProps {
  readonly setting: Setting;
  /** Folds the builder up, so that the plan can be seen. */
  onFold(): void;
}

/** A hint puts its question together, once: what is changed of it stays, though the builder be folded up meanwhile. */
export function useAdvisedQuestion({ view, control }: Props): void {
  const [advised] = control.advice;
  useEffect(() => {
    if (advised?.kind !== 'ask' && advised?.kind !== 'askAll') return;
    const whom = advised.kind === 'ask' ? advised.of : composedOf(control.drafts, view.players.length).whom;
    control.compose(keptOf({ whom, draft: draftOf(advised.question) }));
  }, [advised]);
}

export function Builder({ setting, onFold }: BuilderProps) {
  const { props, say, nameOf } = setting;
  const { view, control, language, words, voice } = props;
  const asking = askers(view);
  const toAll = control.moves.some(({ kind }) => kind === 'askAll');
  const { whom, draft } = composedOf(control.drafts, view.players.length);
  const compose = (change: Partial<Composed>) => control.compose(keptOf({ whom, draft, ...change }));
  const setDraft = (next: Draft) => compose({ draft: next });
  const [row, setRow] = useState(0);
  const [drawer, setDrawer] = useState<Drawer>(null);
  const fits = JSON.stringify(PARTS[draft.kind].includes('filter') ? fittingRows(draft.rows) : null);
  // The sheet beside the board dims whoever does not fit.
  const shared = useRef(props.shared);
  shared.current = props.shared;
  useEffect(() => {
    props.share(withPointing(shared.current, { fits: JSON.parse(fits) }));
    return () => props.share(withPointing(shared.current, { fits: null, takesNames: false }));
  }, [fits]);
  const takesNames = PARTS[draft.kind].some((part) => part === 'filter' || part === 'suspect');
  useEffect(() => props.share(withPointing(shared.current, { takesNames })), [takesNames]);
  const [advised] = control.advice;
  useEffect(() => {
    setRow(0);
    setDrawer(null);
  }, [advised]);
  const { named } = readPointing(props.shared);
  useEffect(() => {
    if (named === null) return;
    setDraft(naming(draft, row, named, askable(view, whom)?.mayJoin ?? true));
    props.share(withPointing(shared.current, { named: null }));
  }, [named]);
  if (asking === null) return null;
  const { asker, targets } = asking;
  const of = toAll ? null : whom !== null && targets.includes(whom) ? whom : (targets.at(0) ?? null);
  const offered = askable(view, of);
  if (offered === null) return null;
  const read = questionOf(draft);
  const question = 'question' in read ? read.question : null;
  const reason = question ? askedReason(view, of, question) : null;
  const move: Move | null =
    question && reason === null
      ? of === null
        ? { kind: 'askAll', question }
        : { kind: 'ask', of, question }
      : null;
  const clause = draft.rows[Math.min(row, draft.rows.length - 1)];
  const setClause = (next: typeof clause) =>
    setDraft({ ...draft, rows: draft.rows.with(Math.min(row, draft.rows.length - 1), next) });
  const needs = PARTS[draft.kind];
  const why = (no: Reason) => words.refusal(refuse(no), voice);
  const kindReason = (kind: QuestionKind) => offered.kinds.find((one) => one.kind === kind)?.reason ?? null;
  const tools = { setting, offered, draft, setDraft, clause, setClause, why };
  const led = readPointing(props.shared).question;
  const ready = move !== null && (led === null || JSON.stringify(led) === JSON.stringify(question));
  const ask = () => {
    if (move && ready) control.play(move);
  };
  return (
    <section
      class={isBlank(draft) ? 'ab-scene ab-builder blank' : 'ab-scene ab-builder'}
      aria-label={say.builder}
    >
      <Talk setting={setting} left={asker} right={of} height={132} beast={84}>
        <Scroll side="left" length={question ? questionWords(language, question, asker, nameOf).length : 0}>
          <span aria-live="polite">
            {question ? (
              <Sentence setting={setting} asker={asker} question={question} />
            ) : (
              say.missing['missing' in read ? read.missing : 'filter']
            )}
          </span>
        </Scroll>
      </Talk>
      <div class="ab-kinds">
        {GROUPS.map(({ name, kinds }) => (
          <fieldset key={name}>
            <legend>{say.kindGroups[name]}</legend>
            <div>
              {kinds.map((kind) => {
                const no = kindReason(kind);
                return (
                  <button
                    key={kind}
                    type="button"
                    class={`ab-chip ab-kind${draft.kind === kind ? ' on' : ''}${no === null ? '' : ' barred'}`}
                    aria-pressed={draft.kind === kind}
                    aria-disabled={no !== null}
                    aria-label={labelled(say, say.kinds[kind], kindName(language, kind))}
                    data-help={no === null ? kindName(language, kind) : why(no)}
                    data-help-title={say.kinds[kind]}
                    onClick={() => {
                      if (no !== null) return;
                      setDraft(withKind(draft, kind));
                      setRow(0);
                    }}
                  >
                    <KindSign kind={kind} width={40} />
                    <b>{say.kinds[kind]}</b>
                  </button>
                );
              })}
            </div>
          </fieldset>
        ))}
        {targets.length > 1 && !toAll && (
          <fieldset class="ab-whom" aria-label={say.whom}>
            {targets.map((seat) => (
              <button
                key={seat}
                type="button"
                class={seat === of ? 'ab-chip on' : 'ab-chip'}
                aria-pressed={seat === of}
                onClick={() => compose({ whom: seat })}
              >
                <Initial letter={nameOf(seat).charAt(0)} colour={view.players[seat].colour} size={34} />
                <b>{nameOf(seat)}</b>
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {needs.includes('number') && <Numbers {...tools} />}
      {needs.includes('player') && <PlayersRow {...tools} />}
      {needs.includes('feature') && <FeaturesRow {...tools} />}
      {needs.includes('room') && <RoomsRow {...tools} />}
      {needs.includes('reference') && <ReferencesRow {...tools} />}
      {needs.includes('suspect') && (
        <Faces
          setting={setting}
          chosen={draft.suspect === null ? [] : [draft.suspect]}
          onChoose={(suspect) => setDraft({ ...draft, suspect })}
        />
      )}
      {needs.includes('filter') && (
        <>
          {draft.rows.length > 1 && (
            <fieldset class="ab-rows">
              {draft.rows.map((_clause, i) => (
                <button
                  key={i}
                  type="button"
                  class={i === row ? 'ab-chip on' : 'ab-chip'}
                  aria-pressed={i === row}
                  onClick={() => setRow(i)}
                >
                  {draft.kind === 'compare' ? say.compareRow[i] : say.orRow[i]}
                </button>
              ))}
            </fieldset>
          )}
          <div class="ab-filter">
            {drawer === 'names' ? (
              <Faces
                setting={setting}
                chosen={namedIn(clause)}
                onChoose={(suspect) => setClause(turnName(clause, suspect, offered.mayJoin))}
              />
            ) : drawer === 'known' ? (
              <KnownCards {...tools} />
            ) : (
              <ValueChips {...tools} />
            )}
            <aside>
              {question && <Meant setting={setting} question={question} beside />}
              {of !== null && <Dossier setting={setting} of={of} latest={question ? 1 : 3} />}
            </aside>
          </div>
        </>
      )}
      <div class="ab-builder-foot">
        {needs.includes('filter') && (
          <>
            <Plain
              on={drawer === 'names'}
              label={say.names}
              onChoose={() => setDrawer(drawer === 'names' ? null : 'names')}
            />
            <Plain
              on={drawer === 'known'}
              label={say.knownCards}
              off={
                offered.references.length === 0
                  ? why(of === null ? 'notToAll' : offered.mayJoin ? 'noReference' : 'plainchant')
                  : null
              }
              onChoose={() => setDrawer(drawer === 'known' ? null : 'known')}
            />
            {draft.kind !== 'compare' && draft.rows.length === 1 && (
              <Plain
                label={say.orElse}
                off={offered.mayJoin ? null : why('plainchant')}
                onChoose={() => {
                  if (draft.rows[0].length === 0) return;
                  setDraft({ ...draft, rows: [draft.rows[0], []] });
                  setRow(1);
                }}
              />
            )}
          </>
        )}
        <Plain
          label={say.clear}
          onChoose={() => {
            setDraft({ ...EMPTY, kind: draft.kind, rows: draft.kind === 'compare' ? [[], []] : [[]] });
            setRow(0);
          }}
        />
        <button type="button" class="button small" onClick={onFold}>
          {say.seePlan}
        </button>
        <Target
          class="ab-gold"
          label={of === null ? say.askAll : say.askName(nameOf(of))}
          lit={ready}
          advised={move !== null && control.advises(move)}
          why={reason ? why(reason) : 'missing' in read ? say.missing[read.missing] : undefined}
          onChoose={ask}
        >
          {of === null ? say.askAll : say.askName(nameOf(of))}
        </Target>
      </div>
    </section>
  );
}

/** Somebody chosen on the sheet: named in the row at hand, or asked about. */
function naming(draft: Draft, row: number, suspect: Suspect, mayJoin: boolean): Draft {
  if (PARTS[draft.kind].includes('suspect')) return { ...draft, suspect };
  if (!PARTS[draft.kind].includes('filter')) return draft;
  const at = Math.min(row, draft.rows.length - 1);
  return { ...draft, rows: draft.rows.with(at, turnName(draft.rows[at], suspect, mayJoin)) };
}

interface Tools {
  readonly setting: Setting;
  readonly offered: Askable;
  readonly draft: Draft;
  setDraft(draft: Draft): void;
  readonly clause: Draft['rows'][number];
  setClause(clause: Draft['rows'][number]): void;
  why(reason: Reason): string;
}

interface PlainProps {
  readonly label: string;
  readonly on?: boolean;
  /** Why it cannot be used. */
  readonly off?: string | null;
  onChoose(): void;
}

function Plain({ label, on = false, off = null, onChoose }: PlainProps) {
  return (
    <button
      type="button"
      class={`ab-tool${on ? ' on' : ''}${off === null ? '' : ' barred'}`}
      aria-pressed={on}
      aria-disabled={off !== null}
      data-help={off ?? undefined}
      onClick={() => off === null && onChoose()}
    >
      {label}
    </button>
  );
}

function isAskedFor(question: Question, value: Value): boolean {
  return (
    'filter' in question &&
    question.filter.some((clause) => clause.some((one) => one.kind === 'is' && one.value === value))
  );
}

/** Twelve chips: once is, twice is not, three times off. What would fit nobody says so. */
function ValueChips({ setting, offered, clause, setClause, why }: Tools) {
  const { language, shared } = setting.props;
  const led = readPointing(shared).question;
  const { say } = setting;
  return (
    <div class="ab-values">
      {FEATURES.map((feature) => (
        <fieldset key={feature}>
          <legend>{featureName(language, feature)}</legend>
          <div>
            {VALUES_OF[feature].map((value) => {
              const state = stateOf(clause, value);
              const next = turnValue(clause, value, offered.mayJoin);
              const no = next.length > 0 ? clauseReason(next) : null;
              const lit = no === null && (led === null || (state === 'off' && isAskedFor(led, value)));
              const name = valueName(language, value);
              const label = labelled(say, say.values[value], state === 'isNot' ? say.isNot(name) : name);
              return (
                <Target
                  key={value}
                  class={`ab-chip ab-value ${state}`}
                  label={label}
                  aria-pressed={state !== 'off'}
                  lit={lit}
                  why={no === null ? undefined : why(no)}
                  help={say.chipHelp}
                  helpTitle={label}
                  onChoose={() => lit && setClause(next)}
                >
                  {state === 'isNot' && <i class="ab-not" data-figure={say.not} />}
                  <ValueSign value={value} size={32} />
                  <b>{say.values[value]}</b>
                </Target>
              );
            })}
          </div>
        </fieldset>
      ))}
      <p class="ab-once">{say.onceTwice}</p>
    </div>
  );
}

function Chips({ legend, children }: { legend: string; children: ComponentChildren }) {
  return (
    <fieldset class="ab-line">
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

const MAX_HELD = 8;
const MAX_LEFT = 23;

function Numbers({ setting, draft, setDraft }: Tools) {
  const most = draft.kind === 'atMost' ? MAX_LEFT : MAX_HELD;
  return (
    <Chips legend={setting.say.missing.number}>
      {Array.from({ length: most }, (_none, i) => (
        <Target
          key={i}
          class={draft.number === i + 1 ? 'ab-chip ab-number on' : 'ab-chip ab-number'}
          label={String(i + 1)}
          lit={draft.number !== i + 1}
          onChoose={() => setDraft({ ...draft, number: i + 1 })}
        >
          {i + 1}
        </Target>
      ))}
    </Chips>
  );
}

function PlayersRow({ setting, offered, draft, setDraft }: Tools) {
  const { props, say, nameOf, own } = setting;
  const seats = draft.kind === 'received' ? offered.receivedFrom : offered.shownBy;
  return (
    <Chips legend={say.missing.player}>
      {seats.map((seat) => {
        const name = seat === own ? say.you : nameOf(seat);
        return (
          <Target
            key={seat}
            class={draft.player === seat ? 'ab-chip on' : 'ab-chip'}
            label={name}
            lit={draft.player !== seat}
            onChoose={() => setDraft({ ...draft, player: seat })}
          >
            <Initial letter={name.charAt(0)} colour={props.view.players[seat].colour} size={34} />
            <b>{name}</b>
          </Target>
        );
      })}
    </Chips>
  );
}

function FeaturesRow({ setting, draft, setDraft }: Tools) {
  return (
    <Chips legend={setting.say.missing.feature}>
      {FEATURES.map((feature) => (
        <FeatureChip
          key={feature}
          setting={setting}
          feature={feature}
          on={draft.feature === feature}
          onChoose={() => setDraft({ ...draft, feature })}
        />
      ))}
    </Chips>
  );
}

interface FeatureChipProps {
  readonly setting: Setting;
  readonly feature: Feature;
  readonly on: boolean;
  onChoose(): void;
}

function FeatureChip({ setting, feature, on, onChoose }: FeatureChipProps) {
  const name = featureName(setting.props.language, feature);
  return (
    <Target
      class={on ? 'ab-chip ab-value on' : 'ab-chip ab-value'}
      label={name}
      lit={!on}
      onChoose={onChoose}
    >
      <span class="ab-signs">
        {VALUES_OF[feature].map((value) => (
          <ValueSign key={value} value={value} size={28} />
        ))}
      </span>
      <b>{name}</b>
    </Target>
  );
}

function RoomsRow({ setting, draft, setDraft }: Tools) {
  const { language } = setting.props;
  return (
    <Chips legend={setting.say.missing.room}>
      {Array.from({ length: ROOMS }, (_none, room) => (
        <Target
          key={room}
          class={draft.room === room ? 'ab-chip ab-room-chip on' : 'ab-chip ab-room-chip'}
          label={roomName(language, room)}
          lit={draft.room !== room}
          onChoose={() => setDraft({ ...draft, room })}
        >
          {roomName(language, room)}
        </Target>
      ))}
    </Chips>
  );
}

const sameReference = (one: Reference | null, two: Reference) => JSON.stringify(one) === JSON.stringify(two);

function ReferencesRow({ setting, offered, draft, setDraft }: Tools) {
  return (
    <Chips legend={setting.say.missing.reference}>
      {offered.references.filter(wasWithYou).map((reference) => {
        const on = sameReference(draft.reference, reference);
        const name = referenceName(setting.props.language, reference);
        return (
          <Target
            key={name}
            class={on ? 'ab-chip ab-room-chip on' : 'ab-chip ab-room-chip'}
            label={name}
            lit={!on}
            onChoose={() => setDraft({ ...draft, reference })}
          >
            {name}
          </Target>
        );
      })}
    </Chips>
  );
}

/** Cards both know, each with the five features: the same, another, off. */
function KnownCards({ setting, offered, clause, setClause, why }: Tools) {
  const { props, say } = setting;
  const { language } = props;
  return (
    <div class="ab-known">
      {offered.references.map((reference) => {
        const name = referenceName(language, reference);
        return (
          <Chips key={name} legend={name}>
            {FEATURES.map((feature) => {
              const state = stateOfReference(clause, feature, reference);
              const next = turnReference(clause, feature, reference, offered.mayJoin);
              const no = next.length > 0 ? clauseReason(next) : null;
              const label = say.likeness[state](featureName(language, feature));
              return (
                <Target
                  key={feature}
                  class={`ab-chip ab-room-chip ${state === 'same' ? 'is' : state === 'other' ? 'isNot' : ''}`}
                  label={label}
                  lit={no === null}
                  why={no === null ? undefined : why(no)}
                  onChoose={() => no === null && setClause(next)}
                >
                  {label}
                </Target>
              );
            })}
          </Chips>
        );
      })}
    </div>
  );
}

interface FacesProps {
  readonly setting: Setting;
  readonly chosen: readonly Suspect[];
  onChoose(suspect: Suspect): void;
}

/** All 24, to name one. */
function Faces({ setting, chosen, onChoose }: FacesProps) {
  const { props, own } = setting;
  const { language, view } = props;
  const hand = own === null ? [] : (view.players[own].own?.hand ?? []);
  return (
    <div class="ab-faces">
      {MONKS.map((_monk, suspect) => (
        <Target
          key={suspect}
          class={`ab-chip ab-face${chosen.includes(suspect) ? ' on' : ''}${hand.includes(suspect) ? ' yours' : ''}`}
          label={firstName(language, suspect)}
          aria-pressed={chosen.includes(suspect)}
          lit
          onChoose={() => onChoose(suspect)}
        >
          <Portrait suspect={suspect} width={40} />
          <b>{firstName(language, suspect)}</b>
        </Target>
      ))}
    </div>
  );
}
