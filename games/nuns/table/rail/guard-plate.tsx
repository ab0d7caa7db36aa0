/** A guard's plate: her path, whether she listens, her blessing. A click lets her lead. */

import { Target, titled } from '@conclave/kit';
import { destination } from '../../rules/paths.ts';
import type { GuardIndex } from '../../rules/state.ts';
import type { GuardView } from '../../rules/view.ts';
import { BlessingCard, Ear, Swatch } from '../pieces/icons.tsx';
import type { Setting } from '../setting.ts';
import { GuardBust } from './busts.tsx';

export function GuardPlate({ setting, guard }: { setting: Setting; guard: GuardIndex }) {
  const { props, t } = setting;
  const { view, control } = props;
  const one = view.guards[guard];
  const lead = { kind: 'lead', guard } as const;
  const lit = control.may(lead);
  const written = [t.guards[guard], destinationOf(setting, one), one.ran ? t.deaf : t.listens].join(' ');
  const classes = ['nr-guard-plate', view.active === guard && 'active', !lit && 'plain'];
  return (
    <Target
      class={classes.filter(Boolean).join(' ')}
      place={`guard plate ${guard}`}
      lit={lit}
      advised={control.advises(lead)}
      label={lit ? titled(written, props.words.label(lead, view, props.voice)) : written}
      help={t.help.guards[guard]}
      helpTitle={t.guards[guard]}
      why={() => control.why(lead)}
      onChoose={() => (lit ? control.play(lead) : control.explain(lead))}
    >
      <GuardBust guard={guard} />
      <span class="nr-grow">
        <span class="nr-line">
          <b class="nr-sc">{t.guards[guard]}</b> {one.path !== null && <Swatch path={one.path} />}
        </span>
        <span class="nr-line">{destinationOf(setting, one)}</span>{' '}
        <ListenLine setting={setting} guard={one} />
      </span>
      <GuardBlessing setting={setting} guard={one} />
    </Target>
  );
}

export function destinationOf({ t, area }: Setting, { path, ahead }: GuardView): string {
  if (path === null) return t.noPath;
  const end = destination(path, ahead);
  return t.pathTo(end, area(end));
}

export function ListenLine({ setting: { t }, guard }: { setting: Setting; guard: GuardView }) {
  return (
    <span class="nr-line">
      <Ear deaf={guard.ran} />
      <span>{guard.ran ? t.deaf : t.listens}</span>
    </span>
  );
}

/** What one sees of a guard's card: its face on her own side, its back, or what it was. */
export function GuardBlessing({ setting, guard }: { setting: Setting; guard: GuardView }) {
  const { t, lexicon } = setting;
  const blessing = guard.spent ?? guard.own?.kind ?? null;
  const name = blessing && lexicon.blessings[blessing];
  const title = guard.spent ? t.blessingSpent(name ?? '') : name ? t.blessingHeld(name) : t.blessingBack;
  return (
    <span
      class="nr-card"
      role="img"
      aria-label={title}
      data-help={blessing ? t.help.blessings[blessing] : t.help.blessing}
      data-help-title={title}
    >
      <BlessingCard blessing={blessing} spent={guard.spent !== null} />
    </span>
  );
}
