/** Every part of the kit, for those who draw tables. Development only. */

import {
  ASSISTANCES,
  type Assistance,
  Choice,
  Chronicle,
  Dialog,
  Die,
  Figure,
  Hand,
  NotebookFrame,
  Ruled,
  SeatMark,
  Target,
  Title,
  Token,
  Track,
  TurningCard,
  toast,
} from '@conclave/kit';
import { useState } from 'preact/hooks';
import { theme } from '../settings.ts';
import { Cover } from '../shell/cover.tsx';
import { covers } from '../shell/covers/index.ts';
import './kit/kit.css';
import { SampleBoard } from './kit/sample-board.tsx';
import { Sounds } from './kit/sounds.tsx';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function Leaf({ text, tone }: { text: string; tone: string }) {
  return (
    <svg width="96" height="140" viewBox="0 0 96 140" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="94"
        height="138"
        rx="7"
        fill={tone}
        stroke="var(--piece-ink)"
        stroke-width="2"
      />
      <rect x="7" y="7" width="82" height="126" rx="4" fill="none" stroke="var(--gold)" stroke-width="2" />
      <text
        x="48"
        y="78"
        text-anchor="middle"
        font-size="22"
        fill="#2b2118"
        font-family="var(--small-caps)"
        font-weight="700"
      >
        {text}
      </text>
    </svg>
  );
}

export function KitPage() {
  const [turned, setTurned] = useState(false);
  const [die, setDie] = useState({ value: 4, thrown: 0 });
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState('two');
  const [assistance, setAssistance] = useState<Assistance>('off');
  const [picked, setPicked] = useState<number | null>(null);
  const throwDie = () =>
    setDie((old) => ({ value: 1 + Math.floor(6 * Math.random()), thrown: old.thrown + 1 }));
  return (
    <main id="main" class="page">
      <Title>Kit</Title>
      <p class="row">
        {(['light', 'dark'] as const).map((value) => (
          <button
            key={value}
            type="button"
            class="button"
            aria-pressed={theme.value === value}
            onClick={() => (theme.value = value)}
          >
            {value}
          </button>
        ))}
      </p>
      <Ruled>Buttons, toasts, dialogs</Ruled>
      <div class="row">
        <button type="button" class="button go" onClick={() => setOpen(true)}>
          Ring the bells
        </button>
        <button type="button" class="button" onClick={() => toast('Alix hides a chalice.')}>
          Toast
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => toast('She lies before Alix.', { why: true, rule: { id: 'TP-14', href: '#' } })}
        >
          Why not
        </button>
        <button type="button" class="button" aria-disabled="true" data-why="Nobody is to be accused yet.">
          Accuse
        </button>
        <button
          type="button"
          class="button plain"
          data-help="Hover, focus or press long."
          data-help-title="Help card"
        >
          Help
        </button>
      </div>
      <Dialog open={open} title="The bells" closeLabel="Close" onClose={() => setOpen(false)}>
        <p>New goods arrive in the harbour.</p>
      </Dialog>
      <Ruled>Choices</Ruled>
      <Choice
        legend="How many"
        name="many"
        value={choice}
        line="A line that explains it."
        choices={['one', 'two', 'three'].map((value) => ({ value, label: value }))}
        onChoose={setChoice}
      />
      <Ruled>Seats, tokens, figures, tracks, dice</Ruled>
      <div class="row">
        {SEATS.map((seat) => (
          <SeatMark key={seat} seat={seat} size={32} />
        ))}
        {SEATS.slice(0, 3).map((seat) => (
          <Token key={seat} seat={seat} size={46} />
        ))}
        {SEATS.slice(0, 4).map((seat) => (
          <Figure key={seat} seat={seat} />
        ))}
        <Track steps={5} at={2} label="Bell: step 3 of 5" />
        <button type="button" class="button" onClick={throwDie}>
          <Die value={die.value} label={`Die: ${die.value}`} throwNumber={die.thrown} />
        </button>
      </div>
      <Ruled>Cards and hands</Ruled>
      <div class="row">
        <button
          type="button"
          class="target"
          style={{ width: '96px', height: '140px' }}
          onClick={() => setTurned(!turned)}
          aria-label="Turn the card"
        >
          <TurningCard
            turned={turned}
            front={<Leaf text="VII" tone="#b3361e" />}
            back={<Leaf text="Lauds" tone="#f6ecd2" />}
          />
        </button>
        <Hand label="Hand">
          {['Maria', 'Lucas', 'Josua', 'Bells'].map((name, index) => (
            <Target
              key={name}
              label={name}
              lit={index !== 1}
              picked={picked === index}
              why="He lies before Bertrand."
              onChoose={() => setPicked(index)}
            >
              <Leaf text={name} tone="#f6ecd2" />
            </Target>
          ))}
        </Hand>
      </div>
      <Ruled>Board</Ruled>
      <SampleBoard />
      <Ruled>Notebook and chronicle</Ruled>
      <div class="ways">
        <NotebookFrame
          title="Notebook"
          allowed={ASSISTANCES}
          assistance={assistance}
          assistanceLabel="Help"
          assistanceWords={{ off: 'none', seen: 'what I saw', follows: 'all that follows' }}
          onAssistance={setAssistance}
        >
          <p>A leaf with a margin.</p>
        </NotebookFrame>
        <Chronicle
          label="Chronicle"
          lines={[
            { number: 11, text: 'Alix plays Benjamin.', gone: false, fresh: false },
            { number: 12, text: 'Alix takes a ring.', gone: true, fresh: false },
            { number: 13, text: 'Your turn.', gone: false, fresh: true },
          ]}
        />
      </div>
      <Ruled>Covers</Ruled>
      <div class="shelf">
        {Object.keys(covers).map((game) => (
          <Cover key={game} game={game} name={game} />
        ))}
      </div>
      <Ruled>Sounds</Ruled>
      <Sounds />
    </main>
  );
}
