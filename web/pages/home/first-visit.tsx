/** Above the fold for somebody new: the painting, one sentence, one gold button. */

import { Title } from '@conclave/kit';
import { useEffect } from 'preact/hooks';
import { games } from '../../catalogue.ts';
import { tableOf, textOf } from '../../library.ts';
import { go } from '../../router.ts';
import { say } from '../../say.ts';
import { whenIdle } from '../../sources/keep-lists.ts';
import { beginQuickMatch } from './begin.ts';
import { Painting } from './painting.tsx';

/** The game of a first lesson. */
const [FIRST] = games;
const LESSON = `/learn/${FIRST.id}`;

/** Milliseconds after which somebody reads the page, and has not only come by. */
const READS = 3000;

const fetchFirst = () =>
  void Promise.all([import('../learn.tsx'), textOf(FIRST.id), tableOf(FIRST.id)]).catch(() => {});

/** As soon as somebody points, touches or reads: the page itself is there before that, and stays light. */
function whileRead(work: () => void): () => void {
  const signs = ['pointerdown', 'pointermove', 'keydown'] as const;
  const end = () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, begin);
  };
  const begin = () => {
    end();
    whenIdle(work);
  };
  const timer = setTimeout(begin, READS);
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
  return end;
}

export function FirstVisit() {
  const words = say.value.home;
  useEffect(() => whileRead(fetchFirst), []);
  return (
    <section class="hero first" aria-label="Conclave">
      <div class="hero-words">
        <Title>Conclave</Title>
        <p class="hero-tag">{words.tagline}</p>
        <p class="hero-lead">{words.lead}</p>
        <p class="row">
          <a class="button go big" href={LESSON}>
            {words.sitDown}
          </a>
          <button type="button" class="link quiet" onClick={() => void beginQuickMatch(FIRST)}>
            {words.playAtOnce}
          </button>
        </p>
        <p class="hero-small">{words.withAGuide}</p>
      </div>
      <Painting sit={() => go(LESSON)} />
    </section>
  );
}
