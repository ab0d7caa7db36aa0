/** The panels: notebook, chronicle and people. They are beside the board, below it, or one at a time on a phone. */

import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { ChroniclePanel, Latest } from './chronicle-panel.tsx';
import type { TableController } from './control/controller.ts';
import { NotebookPanel } from './notebook-panel.tsx';
import { PauseCard } from './pause-card.tsx';
import { People } from './people.tsx';
import { WishCard } from './wish-card.tsx';

const PANELS = ['board', 'notebook', 'chronicle', 'people'] as const;
export type Panel = (typeof PANELS)[number] | 'moments';

/** What stands beside the board of a film instead of what stands beside a table. */
export interface BesideFilm {
  readonly panels: readonly Panel[];
  name(panel: Panel): string | null;
  /** `null`: as at a table. */
  show(panel: Panel): ComponentChildren;
}

export const Beside = createContext<BesideFilm | null>(null);

/** The gallery has no notebook. */
export function usePanels(control: TableController): readonly Panel[] {
  const film = useContext(Beside);
  const seated = control.screen.shown.value?.watcher !== 'gallery';
  return (film?.panels ?? PANELS).filter((panel) => panel !== 'notebook' || seated);
}

export function usePanelNames(control: TableController): (panel: Panel) => string {
  const film = useContext(Beside);
  return (panel) => film?.name(panel) ?? panelName(control, panel);
}

function panelName(control: TableController, panel: Panel): string {
  if (panel === 'moments') return '';
  const named = panel === 'notebook' ? control.table?.notes?.tab[language.value] : undefined;
  return named ?? say.value.table[panel];
}

interface TabsProps {
  readonly control: TableController;
  readonly class: string;
  readonly panels: readonly Panel[];
  readonly panel: Panel;
  readonly controls: string;
  onPanel(panel: Panel): void;
}

function Tabs({ control, class: extra, panels, panel, controls, onPanel }: TabsProps) {
  const nameOf = usePanelNames(control);
  const key = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = panels[(panels.indexOf(panel) + step + panels.length) % panels.length];
    onPanel(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class={extra} role="tablist" aria-label={say.value.table.beside} onKeyDown={key}>
      {panels.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={panel === name}
          aria-controls={controls}
          tabIndex={panel === name ? 0 : -1}
          onClick={() => onPanel(name)}
        >
          {nameOf(name)}
          {name === 'people' && control.talk.unread.value > 0 && <Unread control={control} />}
        </button>
      ))}
    </div>
  );
}

/** So many lines since the talk was last in sight. */
function Unread({ control }: { control: TableController }) {
  const count = control.talk.unread.value;
  return (
    <span class="badge">
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
      <span class="sr">{say.value.table.talk.unread(count)}</span>
    </span>
  );
}

/** At the foot of a phone's page: the board and its panels. */
export function FootTabs({
  control,
  panel,
  onPanel,
}: {
  control: TableController;
  panel: Panel;
  onPanel(panel: Panel): void;
}) {
  return (
    <Tabs
      control={control}
      class="foot-tabs"
      panels={usePanels(control)}
      panel={panel}
      controls="main"
      onPanel={onPanel}
    />
  );
}

/** All panels under tabs, or only one. */
export function Side({ control, only }: { control: TableController; only?: Panel }) {
  const film = useContext(Beside);
  const [wanted, setWanted] = useState<Panel>(film ? 'chronicle' : 'notebook');
  const panels: readonly Panel[] = usePanels(control).filter((panel) => panel !== 'board');
  const chosen = only ?? wanted;
  const panel = panels.includes(chosen) ? chosen : panels[0];
  return (
    <aside class="table-side" aria-label={say.value.table.beside}>
      {!only && <PauseCard control={control} />}
      {!only && <WishCard control={control} />}
      {!only && (
        <Tabs
          control={control}
          class="tabs"
          panels={panels}
          panel={panel}
          controls="panel"
          onPanel={setWanted}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must take the focus. */}
      <div class="panel" id="panel" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${panel}`}>
        {film?.show(panel)}
        {panel === 'notebook' && (
          <NotebookPanel control={control}>
            {!film && !control.screen.inWords.value && <Latest control={control} />}
          </NotebookPanel>
        )}
        {panel === 'chronicle' && !film && <ChroniclePanel control={control} />}
        {panel === 'people' && <People control={control} />}
      </div>
    </aside>
  );
}
