/** The parts of a table, one by one. */

import {
  Banner,
  Counter,
  clustered,
  Die,
  Figure,
  Hand,
  Rail,
  Ribbon,
  Ruled,
  SeatMark,
  Stack,
  Target,
  Token,
  Track,
  TurningCard,
} from '@conclave/kit';
import { useState } from 'preact/hooks';
import { Questions } from './questions.tsx';
import { Leaf } from './sample-drawings.tsx';
import { PEOPLE } from './sample-game.ts';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const WINDOW = 8000;

export function TableParts() {
  const [turned, setTurned] = useState(false);
  const [die, setDie] = useState({ value: 4, thrown: 0 });
  const [score, setScore] = useState(20);
  const [closes, setCloses] = useState(() => performance.now() + WINDOW);
  const [picked, setPicked] = useState<string | null>(null);
  const throwDie = () =>
    setDie((old) => ({ value: 1 + Math.floor(6 * Math.random()), thrown: old.thrown + 1 }));
  return (
    <>
      <Ruled level={3}>Seats, tokens, figures</Ruled>
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
        <div class="kit-cluster" role="img" aria-label="Five figures on one point">
          {clustered({ x: 60, y: 50 }, 5, 26).map(({ x, y }, seat) => (
            <span key={seat} style={{ left: `${x}px`, top: `${y}px` }}>
              <Figure seat={seat} size={30} />
            </span>
          ))}
        </div>
      </div>
      <Ruled level={3}>Dice, counters, tracks, ribbons</Ruled>
      <div class="row">
        <button type="button" class="kit-die" onClick={throwDie}>
          <Die value={die.value} label={`Die: ${die.value}`} throwNumber={die.thrown} />
        </button>
        <button type="button" class="button" data-try="score" onClick={() => setScore(score + 4)}>
          Count: <Counter value={score} label={`${score} points`} />
        </button>
        <Track steps={5} at={2} label="Bell: step 3 of 5" />
        <Track
          steps={41}
          step={14}
          numbers={10}
          label="Scores"
          marks={[
            { seat: 0, at: 8 },
            { seat: 1, at: score },
            { seat: 2, at: 20 },
            { seat: 3, at: 27 },
          ]}
        />
      </div>
      <div class="row">
        <Ribbon>A duel for four treasures</Ribbon>
        {SEATS.map((seat) => (
          <Ribbon key={seat} seat={seat}>
            Clotilde
          </Ribbon>
        ))}
      </div>
      <Ruled level={3}>Cards, stacks, hands of three and ten</Ruled>
      <div class="row">
        <button
          type="button"
          class="target kit-turn"
          onClick={() => setTurned(!turned)}
          aria-label="Lauds: turn the card"
        >
          <TurningCard
            turned={turned}
            front={<Leaf text="VII" tone="#a63a24" back />}
            back={<Leaf text="Lauds" />}
          />
        </button>
        {[1, 6, 24].map((count) => (
          <Stack
            key={count}
            label={`Pile: ${count} cards`}
            count={count}
            top={<Leaf text="" tone="#24508f" back />}
          />
        ))}
        <Stack label="Empty pile" count={0} top={null} empty={<span class="kit-empty" />} />
      </div>
      {[3, 10].map((count) => (
        <div key={count} class="kit-hand">
          <Hand label={`A hand of ${count}`}>
            {PEOPLE.slice(0, count).map((name, i) => (
              <Target
                key={name}
                label={name}
                lit={i % 3 !== 1}
                picked={picked === name}
                why="He lies before Bertrand."
                onChoose={() => setPicked(name)}
              >
                <Leaf text={name} />
              </Target>
            ))}
          </Hand>
        </div>
      ))}
      <Ruled level={3}>Rail, banner with a countdown</Ruled>
      <Rail label="Rail" class="kit-rail">
        <Banner
          title="The Abbess listens"
          time={{
            closes,
            length: WINDOW,
            say: (left) => `${left} seconds left`,
            more: {
              label: `+ ${WINDOW / 1000} s`,
              title: 'More time for everybody',
              ask: () => setCloses(performance.now() + WINDOW),
            },
          }}
          actions={
            <>
              <button type="button" class="button go" data-lit="">
                Pass
              </button>
              <button type="button" class="button small">
                Pass for good
              </button>
            </>
          }
        >
          <p>
            6, and walk −1: she hears <b>5</b> points far. You are <b>4</b> away.
          </p>
        </Banner>
      </Rail>
      <Ruled level={3}>Questions of a composed kind</Ruled>
      <Questions />
    </>
  );
}
