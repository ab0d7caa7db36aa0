/** Choices by picture: a feature to reveal or name, a suspect to accuse, a card to be shown. */

import type { Seat } from '@conclave/engine';
import { Hold, Target } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ACCUSE, type Move, REVEAL } from '../rules/moves.ts';
import type { Clause } from '../rules/question.ts';
import {
  FEATURE_OF,
  FEATURES,
  MONKS,
  type Suspect,
  VALUES,
  VALUES_OF,
  type Value,
} from '../rules/suspects.ts';
import { featureName, firstName, monkName, valueName } from './names.ts';
import { Portrait, Token, ValueSign } from './pieces/figures.tsx';
import { Initial } from './pieces/initial.tsx';
import type { Pictured } from './places.ts';
import type { Setting } from './setting.ts';
import { Meant } from './talk.tsx';
import { labelled } from './words.ts';

interface ChoiceProps {
  readonly setting: Setting;
  readonly kind: Pictured;
  /** `null`: there is no way out but choosing. */
  readonly onClose: (() => void) | null;
}

export function Choice({ setting, kind, onClose }: ChoiceProps) {
  const { say } = setting;
  return (
    <section class="ab-scene ab-choice" aria-label={say.choices[kind].title}>
      <h2>{say.choices[kind].title}</h2>
      <p>{say.choices[kind].text}</p>
      {kind === 'reveal' && <Reveal setting={setting} />}
      {kind === 'accuse' && <Accuse setting={setting} />}
      {kind === 'cross' && <Cross setting={setting} />}
      {kind === 'listen' && <Listen setting={setting} />}
      {(kind === 'name' || kind === 'request') && <Describe setting={setting} kind={kind} />}
      {onClose && (
        <button type="button" class="button small" onClick={onClose}>
          {say.seePlan}
        </button>
      )}
    </section>
  );
}

function Values({ setting, chip }: { setting: Setting; chip(value: Value): ComponentChildren }) {
  const { language } = setting.props;
  return (
    <div class="ab-values">
      {FEATURES.map((feature) => (
        <fieldset key={feature}>
          <legend>{featureName(language, feature)}</legend>
          <div>{VALUES_OF[feature].map(chip)}</div>
        </fieldset>
      ))}
    </div>
  );
}

/** Twelve seals; those that are stated carry their author's sign. */
function Reveal({ setting }: { setting: Setting }) {
  const { props, say, nameOf } = setting;
  const { control, view, language } = props;
  return (
    <Values
      setting={setting}
      chip={(value) => {
        const move = REVEAL[VALUES.indexOf(value)];
        const stated = view.revelations.find((one) => one.value === value);
        const name = valueName(language, value);
        return (
          <Target
            key={value}
            class={stated ? 'ab-chip ab-value stated' : 'ab-chip ab-value'}
            label={
              stated
                ? labelled(
                    say,
                    say.values[value],
                    say.statedBy(name, stated.seat === props.voice.reader ? say.you : nameOf(stated.seat)),
                  )
                : labelled(say, say.values[value], say.culpritIs(name))
            }
            lit={control.may(move)}
            advised={control.advises(move)}
            why={() => control.why(move)}
            sure="always"
            ask={say.reveals(say.values[value])}
            onChoose={() => (control.may(move) ? control.play(move) : control.explain(move))}
          >
            <ValueSign value={value} size={44} />
            <b>{say.values[value]}</b>
            {stated && <Token colour={view.players[stated.seat].colour} size={22} />}
          </Target>
        );
      }}
    />
  );
}

/** Everybody one does not hold; the card speaks when the button is held. */
function Accuse({ setting }: { setting: Setting }) {
  const { props, say } = setting;
  const { control, language } = props;
  const [chosen, setChosen] = useState<Suspect | null>(null);
  return (
    <>
      <Portraits
        setting={setting}
        chosen={chosen}
        moveOf={(suspect) => ACCUSE[suspect]}
        onChoose={(suspect) => setChosen(suspect)}
      />
      {chosen !== null && control.may(ACCUSE[chosen]) && (
        <Hold
          class="ab-gold"
          label={say.iAccuse(monkName(language, chosen))}
          lit
          advised={control.advises(ACCUSE[chosen])}
          onChoose={() => control.play(ACCUSE[chosen])}
        >
          {say.iAccuse(monkName(language, chosen))}
        </Hold>
      )}
    </>
  );
}

function Cross({ setting }: { setting: Setting }) {
  const { control } = setting.props;
  return (
    <Portraits
      setting={setting}
      chosen={null}
      moveOf={(suspect) => ({ kind: 'cross', suspect })}
      onChoose={(suspect) => control.play({ kind: 'cross', suspect })}
    />
  );
}

/** Two others, and the thread between them: a card passed along it. */
function Listen({ setting }: { setting: Setting }) {
  const { props, nameOf } = setting;
  const { control, view, words, voice } = props;
  const plate = (seat: Seat) => (
    <Initial letter={nameOf(seat).charAt(0)} colour={view.players[seat].colour} size={48} />
  );
  return (
    <div class="ab-threads">
      {control.moves.flatMap((move) => {
        if (move.kind !== 'listen') return [];
        const { to, from } = view.whispers[move.whisper];
        return [
          <Target
            key={move.whisper}
            class="ab-chip ab-thread"
            label={words.label(move, view, voice)}
            lit
            advised={control.advises(move)}
            onChoose={() => control.play(move)}
          >
            {plate(from)}
            <i />
            {plate(to)}
            <b>{words.label(move, view, voice)}</b>
          </Target>,
        ];
      })}
    </div>
  );
}

interface PortraitsProps {
  readonly setting: Setting;
  readonly chosen: Suspect | null;
  moveOf(suspect: Suspect): Move;
  onChoose(suspect: Suspect): void;
}

function Portraits({ setting, chosen, moveOf, onChoose }: PortraitsProps) {
  const { props, own } = setting;
  const { control, language, view } = props;
  const seen = own === null ? [] : (view.players[own].own?.crossed ?? []);
  return (
    <div class="ab-faces large">
      {MONKS.map((_monk, suspect) => {
        const move = moveOf(suspect);
        const lit = control.may(move);
        return (
          <Target
            key={suspect}
            class={`ab-chip ab-face${chosen === suspect ? ' on' : ''}${seen.includes(suspect) ? ' seen' : ''}`}
            label={monkName(language, suspect)}
            lit={lit}
            advised={suspect !== chosen && control.advises(move)}
            why={() => control.why(move)}
            onChoose={() => (lit ? onChoose(suspect) : control.explain(move))}
          >
            <Portrait suspect={suspect} width={66} />
            <b>{firstName(language, suspect)}</b>
          </Target>
        );
      })}
    </div>
  );
}

const clauseOf = (values: readonly Value[]): Clause => values.map((value) => ({ kind: 'is', value }));

/** One sign, or two of different features; for the parlour also whom one asks. */
function Describe({ setting, kind }: { setting: Setting; kind: 'name' | 'request' }) {
  const { props, say, nameOf } = setting;
  const { control, view, language, words, voice } = props;
  const listed = control.moves.filter((move) => move.kind === kind);
  const players = [...new Set(listed.flatMap((move) => (move.kind === 'request' ? [move.of] : [])))];
  const [of, setOf] = useState<Seat | null>(null);
  const [values, setValues] = useState<readonly Value[]>([]);
  const whom = kind === 'name' ? null : of !== null && players.includes(of) ? of : (players.at(0) ?? null);
  const make = (some: readonly Value[]): Move | null => {
    const ordered = VALUES.filter((value) => some.includes(value));
    return (
      listed.find(
        (move) =>
          (move.kind === 'name' || (move.kind === 'request' && move.of === whom)) &&
          move.values.join() === ordered.join(),
      ) ?? null
    );
  };
  const turn = (value: Value): readonly Value[] => {
    if (values.includes(value)) return values.filter((one) => one !== value);
    const others = values.filter((one) => FEATURE_OF[one] !== FEATURE_OF[value]);
    const two = [...others.slice(-1), value];
    return make(two) ? two : [value];
  };
  const move = values.length > 0 ? make(values) : null;
  const meant = control.advice.find((one) => one.kind === 'request' || one.kind === 'name') ?? null;
  return (
    <>
      {players.length > 0 && (
        <fieldset class="ab-whom" aria-label={say.whom}>
          {players.map((seat) => (
            <Target
              key={seat}
              class={seat === whom ? 'ab-chip on' : 'ab-chip'}
              label={nameOf(seat)}
              lit={seat !== whom}
              advised={seat !== whom && meant?.kind === 'request' && meant.of === seat}
              onChoose={() => setOf(seat)}
            >
              <Initial letter={nameOf(seat).charAt(0)} colour={view.players[seat].colour} size={40} />
              <b>{nameOf(seat)}</b>
            </Target>
          ))}
        </fieldset>
      )}
      <Values
        setting={setting}
        chip={(value) => (
          <Target
            key={value}
            class={values.includes(value) ? 'ab-chip ab-value is' : 'ab-chip ab-value'}
            label={labelled(say, say.values[value], valueName(language, value))}
            aria-pressed={values.includes(value)}
            lit
            advised={meant !== null && meant.values.includes(value) !== values.includes(value)}
            onChoose={() => setValues(turn(value))}
          >
            <ValueSign value={value} size={44} />
            <b>{say.values[value]}</b>
          </Target>
        )}
      />
      {values.length > 0 && (
        <Meant setting={setting} question={{ kind: 'count', filter: [clauseOf(values)] }} />
      )}
      <Target
        class="ab-gold"
        label={move ? words.label(move, view, voice) : say.missing.filter}
        lit={move !== null}
        advised={move !== null && control.advises(move)}
        why={say.missing.filter}
        onChoose={() => move && control.play(move)}
      >
        {move ? words.label(move, view, voice) : say.missing.filter}
      </Target>
    </>
  );
}
