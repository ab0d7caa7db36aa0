/** The question builder: whom to ask, the kind of question, its parts, and the sentence that they make. */

import { Target } from '@conclave/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { askable, askedReason, askers } from '../../on-view/askable.ts';
import type { Move } from '../../rules/moves.ts';
import { type Reason, refuse } from '../../rules/reasons.ts';
import { questionWords } from '../names.ts';
import { readPointing, withPointing } from '../pointing.ts';
import type { Setting } from '../setting.ts';
import { Meant, Scroll, Sentence, Talk } from '../talk.tsx';
import { Dossier } from './dossier.tsx';
import {
  type Draft,
  EMPTY,
  fittingRows,
  isBlank,
  namedIn,
  naming,
  PARTS,
  questionOf,
  turnName,
  withKind,
} from './draft.ts';
import { Faces } from './faces.tsx';
import { type Composed, composedOf, keptOf } from './kept-question.ts';
import { KindChips } from './kind-chips.tsx';
import { KnownCards } from './known-cards.tsx';
import { FeaturesRow, Numbers, PlayersRow, ReferencesRow, RoomsRow } from './part-rows.tsx';
import { ToolButton } from './tool-button.tsx';
import { ValueChips } from './value-chips.tsx';
import { WhomChips } from './whom-chips.tsx';

type Drawer = 'names' | 'known' | null;

interface BuilderProps {
  readonly setting: Setting;
  /** Folds the builder up, so that the plan can be seen. */
  onFold(): void;
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
        <KindChips
          {...tools}
          onChoose={(kind) => {
            setDraft(withKind(draft, kind));
            setRow(0);
          }}
        />
        {targets.length > 1 && !toAll && (
          <WhomChips
            setting={setting}
            targets={targets}
            chosen={of}
            onChoose={(seat) => compose({ whom: seat })}
          />
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
              {of !== null && <Dossier setting={setting} of={of} latest={question ? 1 : 2} />}
            </aside>
          </div>
        </>
      )}
      <div class="ab-builder-foot">
        {needs.includes('filter') && (
          <>
            <ToolButton
              on={drawer === 'names'}
              label={say.names}
              onChoose={() => setDrawer(drawer === 'names' ? null : 'names')}
            />
            <ToolButton
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
              <ToolButton
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
        <ToolButton
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
