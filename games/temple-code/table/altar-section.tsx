/**
 * The altar's section: shut doors and the seal. While a declaration is composed, it shows niches and the seven
 * statuettes.
 */

import { Target } from '@conclave/kit';
import { DECK, POSITIONS, STATUETTES, type Statuette } from '../rules/deck.ts';
import type { Move } from '../rules/moves.ts';
import { Door, Niche } from './altar.tsx';
import { isGuided, rowAgainst } from './answers.ts';
import { EMPTY, emptied, nextStep, place, whole } from './composition.ts';
import { isSmall } from './instruction.ts';
import type { Altar, Box } from './layout/arrangement.ts';
import { names, trio } from './names.ts';
import { SayChalk } from './say-chalk.tsx';
import { inWords, put, type Setting } from './setting.ts';
import { boxKey, chalk, combinationNumber, helpedMarks, type Mark, pageOf } from './sheet.ts';

/** Some declaration: what is asked where none may be made. */
const PROBE: Move = { kind: 'declare', combination: ['wave', 'tiki', 'cthulhu'] };

function declarationsOf({ props }: Setting): readonly Extract<Move, { kind: 'declare' }>[] {
  return props.control.moves.flatMap((move) => (move.kind === 'declare' ? [move] : []));
}

/** The step that the hint means while its declaration is composed. */
function advisedStep({ props, niches }: Setting): Partial<{ niche: number; statuette: Statuette }> {
  const [move] = props.control.advice;
  return (niches && move?.kind === 'declare' && nextStep(niches, move.combination)) || {};
}

export function AltarSection({ setting, altar }: { readonly setting: Setting; readonly altar: Altar }) {
  const { props, say, mine } = setting;
  const small = isSmall(props.layout);
  // On small screens all combinations lie in the open mouth, and the buttons take the altar.
  if (small && props.outcome) return <div class="tc-altar-stone" style={put(altar.box)} />;
  return (
    <section class="tc-altar" aria-label={say.doors.title} data-composing={setting.niches ? '' : undefined}>
      {small && <div class="tc-altar-stone" style={put(altar.box)} />}
      <span class="tc-at tc-doors" style={put(around(altar.doors))} />
      {altar.doors.map((box, i) => (
        <div key={POSITIONS[i]} class="tc-at tc-place" style={put(box)} data-door={i}>
          {setting.niches ? (
            <OpenNiche setting={setting} at={i} width={box.w} height={box.h} />
          ) : (
            <ShutDoor setting={setting} at={i} width={box.w} height={box.h} />
          )}
          {!props.outcome && <span class="tc-position">{say.positions[POSITIONS[i]]}</span>}
        </div>
      ))}
      {mine && (
        <div class="tc-at" style={put(altar.seal)}>
          <Seal setting={setting} />
        </div>
      )}
      {!props.outcome && <SayChalk setting={setting} altar={altar} />}
      {setting.niches && !setting.saying && <Shelf setting={setting} altar={altar} />}
    </section>
  );
}

function around([first, , last]: Altar['doors']): Box {
  return { x: first.x - 4, y: first.y - 4, w: last.x + last.w - first.x + 8, h: first.h + 8 };
}

interface PlaceProps {
  readonly setting: Setting;
  readonly at: number;
  readonly width: number;
  readonly height: number;
}

function ShutDoor({ setting, at, width, height }: PlaceProps) {
  const { props, say, own, mine, suspects } = setting;
  const { view, told, marks, assistance, language } = props;
  if (own === null) return null;
  const { combination } = view.players[own];
  const position = say.positions[POSITIONS[at]];
  // After the end, or in a replay from another chair, the doors stand open.
  if (combination !== null)
    return <Niche width={width} height={height} kind={statuetteAt(combination, at)} />;
  const page = pageOf(marks, combinationNumber(told, own));
  const ghosts = mine ? chalk(assistance, page, suspects)[at] : null;
  const listed = (ghosts ?? []).map((statuette) => names[language].statuettes[statuette]);
  return (
    <div
      class="tc-door-box"
      role="img"
      aria-label={say.door(position, listed)}
      data-help={say.doors.text}
      data-help-title={say.doors.title}
    >
      <Door width={width} height={height} ghosts={ghosts} />
    </div>
  );
}

const nichePlace = (at: number) => `niche ${at}`;

function nicheAt(named: string): number | null {
  const at = POSITIONS.findIndex((_position, i) => nichePlace(i) === named);
  return at < 0 ? null : at;
}

function OpenNiche({ setting, at, width, height }: PlaceProps) {
  const { props, say, compose } = setting;
  const niches = setting.niches ?? EMPTY;
  const statuette = niches[at];
  const position = say.positions[POSITIONS[at]];
  const next = niches.indexOf(null) === at;
  const declarations = declarationsOf(setting).length;
  // A lesson lets nothing wrong in, so there is nothing to take out.
  const guided = declarations > 0 && isGuided(props.view, declarations);
  const label = statuette
    ? say.remove(names[props.language].statuettes[statuette], position)
    : say.empty(position);
  return (
    <Target
      class={next ? 'tc-niche-box next' : 'tc-niche-box'}
      place={nichePlace(at)}
      label={label}
      lit={statuette !== null && !setting.saying && !guided}
      advised={advisedStep(setting).niche === at}
      drag={guided ? undefined : 'carry'}
      onCarried={(to) => statuette && compose(place(niches, statuette, nicheAt(to) ?? at))}
      onChoose={() => (guided ? props.control.explain(PROBE) : compose(emptied(niches, at)))}
    >
      <Niche width={width} height={height} kind={statuette} />
    </Target>
  );
}

/** Gold: you may declare. While composing it says what stands in the niches, and asks nothing more. */
function Seal({ setting }: { readonly setting: Setting }) {
  const { props, say, niches, saying, compose } = setting;
  const { control, language } = props;
  const declarations = declarationsOf(setting);
  const may = declarations.length > 0;
  const said = niches && whole(niches);
  if (niches) {
    const lit = may && said !== null;
    const move: Move | null = said && { kind: 'declare', combination: said };
    return (
      <Target
        class={saying ? 'tc-seal spoken' : 'tc-seal'}
        place="seal"
        label={said ? say.say(trio(said, language)) : say.sayIt}
        lit={lit}
        advised={move !== null && control.advises(move)}
        why={said ? () => control.why(PROBE) : null}
        onChoose={() => (lit && move ? control.play(move) : control.explain(PROBE))}
      >
        <SealWord word={saying ? say.said : say.sayIt} />
      </Target>
    );
  }
  return (
    <Target
      class={props.outcome && lastWord(setting) === say.said ? 'tc-seal spoken' : 'tc-seal'}
      place="seal"
      label={props.outcome ? lastWord(setting) : say.declare}
      lit={may}
      advised={control.advice.at(0)?.kind === 'declare'}
      help={say.declareHelp.text}
      helpTitle={say.declareHelp.title}
      why={() => control.why(PROBE)}
      onChoose={() => (may ? compose(EMPTY) : control.explain(PROBE))}
    >
      <SealWord word={props.outcome ? lastWord(setting) : say.declare} />
    </Target>
  );
}

/** So many letters fit at their full size. */
const SHORT = 7;

function SealWord({ word }: { readonly word: string }) {
  return <span class={word.length > SHORT ? 'tc-seal-word long' : 'tc-seal-word'}>{word}</span>;
}

/** Whether the last combination was said, and rightly. */
function lastWord({ props, say, own }: Setting): string {
  const last = props.told.findLast(
    (event) => (event.type === 'declared' || event.type === 'combinationDrawn') && event.seat === own,
  );
  return last?.type === 'declared' && last.right ? say.said : say.unsaid;
}

function statuetteAt(card: number, at: number): Statuette {
  return DECK[card][at];
}

/** The seven, each with its three marks from the notebook. */
function Shelf({ setting, altar }: { readonly setting: Setting; readonly altar: Altar }) {
  const { props, say, own, niches, suspects, compose } = setting;
  const { told, marks, assistance, language, view, control } = props;
  if (!niches || own === null) return null;
  const free = niches.indexOf(null);
  const page = pageOf(marks, combinationNumber(told, own));
  const helped = helpedMarks(assistance, told, own, suspects);
  const declarations = declarationsOf(setting);
  const guided = isGuided(view, declarations.length);
  const leads = (statuette: Statuette) =>
    declarations.some(({ combination }) =>
      place(niches, statuette).every((one, i) => one === null || combination[i] === one),
    );
  return (
    <div class="tc-shelf">
      {STATUETTES.map((statuette, i) => {
        const used = niches.includes(statuette);
        const lit = !used && free >= 0 && (!guided || leads(statuette));
        const name = names[language].statuettes[statuette];
        const label = free >= 0 ? say.pick(name, say.positions[POSITIONS[free]]) : name;
        const why = free < 0 ? say.full : lit ? null : against(setting, statuette);
        const choose = () => {
          if (lit) compose(place(niches, statuette));
          else if (used) control.explain({ kind: 'declare', combination: [statuette, statuette, statuette] });
        };
        return (
          <div key={statuette} class="tc-at" style={put(altar.shelf[i])}>
            <Target
              class={used ? 'tc-on-shelf used' : 'tc-on-shelf'}
              place={`statuette ${statuette}`}
              label={label}
              lit={lit}
              advised={lit && advisedStep(setting).statuette === statuette}
              why={used ? null : why}
              data-statuette={statuette}
              drag={guided ? undefined : 'carry'}
              onCarried={(to) => {
                const at = nicheAt(to);
                if (at !== null) compose(place(niches, statuette, at));
              }}
              onChoose={choose}
            >
              {!used && (
                <>
                  <svg class="tc-figure" viewBox="-3 -8 106 130" aria-hidden="true">
                    <use href={`#tc-${statuette}`} x="-3" y="-8" width="106" height="130" />
                  </svg>
                  <span class="tc-shelf-marks" aria-hidden="true">
                    {POSITIONS.map((position, at) => {
                      const key = boxKey(statuette, at);
                      const own = page[key] ?? 'none';
                      return (
                        <ShelfMark key={position} mark={own === 'none' ? (helped[key] ?? 'none') : own} />
                      );
                    })}
                  </span>
                </>
              )}
            </Target>
          </div>
        );
      })}
    </div>
  );
}

/** Why a lesson does not let it through: the row that speaks against it. */
function against(setting: Setting, statuette: Statuette): string {
  const { props, say, own, niches } = setting;
  const rows = props.view.aside.filter((aside) => aside.seat === own);
  const row = rowAgainst(place(niches ?? EMPTY, statuette), rows);
  if (!row) return say.rowAgainst;
  const name = names[props.language].statuettes[statuette];
  return say.against(name, inWords(setting, row.card), say.symbols(row));
}

function ShelfMark({ mark }: { readonly mark: Mark }) {
  return (
    <svg viewBox="-7 -7 14 14" aria-hidden="true">
      {mark === 'none' && <circle r="2.200" fill="#8a8060" />}
      {mark === 'crossed' && (
        <path d="M-4 -4L4 4M4 -4L-4 4" stroke="#8d3a2a" stroke-width="2.400" stroke-linecap="round" />
      )}
      {mark === 'sure' && <circle r="5" fill="none" stroke="#27694f" stroke-width="2.600" />}
    </svg>
  );
}
