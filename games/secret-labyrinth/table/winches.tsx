/** Three winches under the castle on a phone. Each turns its part, so that no finger hides it. */

import { Target } from '@conclave/kit';
import { PARTS } from '../rules/board.ts';
import { partHelp } from './castle/help.ts';
import { partTarget } from './castle/part-target.ts';
import { arc, at, NOTCH, polar } from './geometry.ts';
import type { Grip } from './grip.ts';
import type { Setting } from './setting.ts';

const INK = '#10162a';
/** Sideways pixels that make a notch. */
const PER_NOTCH = 72;

export function Winches({ setting, grip }: { setting: Setting; grip: Grip }) {
  const { say } = setting;
  return (
    <div class="sl-winches">
      {PARTS.map((name, part) => {
        const target = partTarget(setting, grip, part);
        return (
          <Target
            key={name}
            {...target}
            // The ring itself is the place; the winch is another handle of it.
            place={`winch-${part}`}
            class="sl-winch"
            help={partHelp(setting, part)}
            helpTitle={say.parts[name]}
            onPointerDown={(event) => grip.onWinch(event, part, PER_NOTCH)}
          >
            <span>{say.parts[name]}</span>
            <Winch part={part} grip={grip} />
          </Target>
        );
      })}
    </div>
  );
}

function Winch({ part, grip }: { part: number; grip: Grip }) {
  const turn = grip.turns[part].value;
  const held = grip.held?.part === part;
  return (
    <svg width="104" height="104" viewBox="-58 -58 116 116" aria-hidden="true">
      {held && <circle r="57" fill="url(#sl-lampglow)" />}
      <g transform={`rotate(${turn})`} stroke-linecap="round">
        <circle r="32" fill="none" stroke={INK} stroke-width="12" />
        <circle r="32" fill="none" stroke="#8a5a2b" stroke-width="7.6" />
        {Array.from({ length: 6 }, (_none, spoke) => {
          const { x, y } = polar(39, spoke * 60);
          return (
            <g key={spoke}>
              <path d={`M0 0L${at(37, spoke * 60)}`} stroke={INK} stroke-width="10" />
              <path d={`M0 0L${at(37, spoke * 60)}`} stroke="#a5713a" stroke-width="5.6" />
              <circle
                cx={x}
                cy={y}
                r="6.5"
                fill={held ? '#ffd977' : '#c99a5e'}
                stroke={INK}
                stroke-width="2"
              />
            </g>
          );
        })}
      </g>
      <circle r="19" fill="#1d2a4e" stroke={INK} stroke-width="2.4" />
      {[4, 8.5, 13].map((radius, ring) => (
        <circle
          key={radius}
          r={radius}
          fill="none"
          stroke={ring === part ? '#ffd977' : '#7f93bd'}
          stroke-width={ring === part ? 3.6 : 2}
        />
      ))}
      {held && part > 0 && (
        <path
          d={arc(51, -60, -60 + Math.max(1, Math.min(NOTCH, turn)))}
          stroke="#ffd977"
          stroke-width="5"
          fill="none"
        />
      )}
    </svg>
  );
}
