/** One row of chips for each part of a question: number, player, feature, room, reference. */

import { Target } from '@conclave/kit';
import { type Reference, wasWithYou } from '../../rules/question.ts';
import { ROOMS } from '../../rules/rooms.ts';
import { FEATURES, type Feature, VALUES_OF } from '../../rules/suspects.ts';
import { featureName, referenceName, roomName } from '../names.ts';
import { ValueSign } from '../pieces/figures.tsx';
import { Initial } from '../pieces/initial.tsx';
import type { Setting } from '../setting.ts';
import { Chips } from './chips.tsx';
import type { Tools } from './tools.ts';

const MAX_HELD = 8;
const MAX_LEFT = 23;

export function Numbers({ setting, draft, setDraft }: Tools) {
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

export function PlayersRow({ setting, offered, draft, setDraft }: Tools) {
  const { props, say, nameOf } = setting;
  const seats = draft.kind === 'received' ? offered.receivedFrom : offered.shownBy;
  return (
    <Chips legend={say.missing.player}>
      {seats.map((seat) => {
        const name = seat === props.voice.reader ? say.you : nameOf(seat);
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

export function FeaturesRow({ setting, draft, setDraft }: Tools) {
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

export function RoomsRow({ setting, draft, setDraft }: Tools) {
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

export function ReferencesRow({ setting, offered, draft, setDraft }: Tools) {
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
