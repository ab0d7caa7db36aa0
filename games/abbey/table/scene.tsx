/** Chooses the scene over the plan: the current event, or the decision that the player has to make. */

import { isHouseEvent } from '@conclave/engine';
import { Target } from '@conclave/kit';
import type { ComponentChild } from 'preact';
import type { Move } from '../rules/moves.ts';
import { Builder } from './builder/builder.tsx';
import { Choice } from './choices.tsx';
import { eventScene } from './event-scene.tsx';
import { Mass } from './mass.tsx';
import type { Pictured } from './places.ts';
import type { Setting } from './setting.ts';
import { Exchange } from './talk.tsx';

/** What the player has opened, or folded up to see the plan. */
export type Opened = Pictured | 'folded' | null;

interface SceneProps {
  readonly setting: Setting;
  readonly dark: boolean;
  readonly opened: Opened;
  open(what: Opened): void;
}

export function sceneOf(props: SceneProps): ComponentChild {
  const { event } = props.setting.props;
  return event && !isHouseEvent(event) ? eventScene(props, event) : deciding(props);
}

function deciding({ setting, dark, opened, open }: SceneProps): ComponentChild {
  const { props, own } = setting;
  const { asked } = props.view;
  const kinds = new Set(props.control.moves.map(({ kind }) => kind));
  if (asked?.kind === 'answer' && asked.seat === own) return <BeingAsked setting={setting} />;
  if (asked?.kind === 'window') return opened === 'folded' ? null : <Mass setting={setting} dark={dark} />;
  if (kinds.has('ask') || kinds.has('askAll'))
    return opened === 'folded' ? null : <Builder setting={setting} onFold={() => open('folded')} />;
  if (opened !== null && opened !== 'folded' && kinds.has(opened))
    return <Choice key={opened} setting={setting} kind={opened} onClose={() => open(null)} />;
  const frame = asked?.kind === 'other' && asked.seat === own ? asked.frame.kind : null;
  if (opened === null && frame === 'name') return <Choice setting={setting} kind="name" onClose={null} />;
  if (opened === null && frame === 'proclaim')
    return <Choice setting={setting} kind="reveal" onClose={() => open('folded')} />;
  return null;
}

/** A question to oneself: the true answer stands in lapis, not yet said. */
function BeingAsked({ setting }: { setting: Setting }) {
  const { props, say } = setting;
  const { view, control, words, voice } = props;
  const { asked } = view;
  if (asked?.kind !== 'answer') return null;
  const button = (move: Move) => (
    <Target
      key={JSON.stringify(move)}
      class={move.kind === 'silence' ? 'ab-plain' : 'ab-gold'}
      label={words.label(move, view, voice)}
      lit
      advised={control.advises(move)}
      onChoose={() => control.play(move)}
    >
      {words.label(move, view, voice)}
    </Target>
  );
  return (
    <Exchange
      setting={setting}
      asker={asked.asker}
      of={asked.seat}
      question={asked.question}
      answer={asked.answer ?? undefined}
      secret
    >
      <p class="ab-aside">
        {asked.question.kind === 'willGo' ? say.bindsYou : say.trueAnswer}{' '}
        {asked.obliged ? say.mustAnswer : say.maySilence} {asked.back && say.thenAskBack}
      </p>
      <div class="ab-answers">
        {control.moves
          .filter(
            ({ kind }) => kind === 'answer' || kind === 'pledge' || kind === 'silence' || kind === 'play',
          )
          .map(button)}
      </div>
    </Exchange>
  );
}
