/** Hints, and questions to the game's mind, answered in a worker of their own. */

import type { AnyMove, Json, Thought } from '@conclave/engine';
import type { SeatKnowledge } from './bots.ts';
import type { TableSource } from './source.ts';
import { WorkerClient } from './worker-client.ts';

/** A worker that answers, as far as it is needed here. */
type Thinker = Pick<WorkerClient, 'ask' | 'close'>;

/** Answers for another watcher or another decision than the page now shows are dropped. */
export class Adviser {
  private readonly page: Pick<TableSource, 'info' | 'perspective'>;
  private readonly start: () => Thinker;
  private worker: Thinker | null = null;
  /** One question after the other: those that nobody waits for any more are never thought about. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    page: Pick<TableSource, 'info' | 'perspective'>,
    start: () => Thinker = () => new WorkerClient(),
  ) {
    this.page = page;
    this.start = start;
  }

  hint(): Promise<Thought<AnyMove> | null> {
    return this.ask((worker, knowledge) =>
      worker.ask({
        type: 'advise',
        question: { ...knowledge, session: 'hint', level: 'strong' },
      }),
    );
  }

  ponder(question: Json): Promise<Json | null> {
    return this.ask((worker, knowledge) => worker.ask({ type: 'ponder', knowledge, question }));
  }

  close(): void {
    this.worker?.close();
  }

  private ask<Answer>(
    put: (worker: Thinker, knowledge: SeatKnowledge) => Promise<Answer>,
  ): Promise<Answer | null> {
    const knowledge = this.knowledge();
    const answer = this.last.then(async () => {
      if (!knowledge || !this.isPresent(knowledge)) return null;
      this.worker ??= this.start();
      const thought = await put(this.worker, knowledge);
      return this.isPresent(knowledge) ? thought : null;
    });
    this.last = answer.catch(() => {});
    return answer;
  }

  private knowledge(): SeatKnowledge | null {
    const info = this.page.info.peek();
    const perspective = this.page.perspective.peek();
    if (!info?.aids || !perspective || perspective.watcher === 'gallery') return null;
    const { game, options, seats } = info;
    return { game, options, seats: seats.length, perspective, seat: perspective.watcher };
  }

  private isPresent({ perspective }: SeatKnowledge): boolean {
    const now = this.page.perspective.peek();
    return now?.watcher === perspective.watcher && now.decision === perspective.decision;
  }
}
