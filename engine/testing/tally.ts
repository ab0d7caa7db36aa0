/** Counts how often each property was decided, and how it failed. A property never decided has failed. */

import { adviceFor } from './advice.ts';

export class Tally {
  private readonly decided = new Map<string, number>();
  private readonly failures = new Map<string, string[]>();

  constructor(properties: readonly string[]) {
    for (const property of properties) this.decided.set(property, 0);
  }

  /** A property that is expected to be decided at least once. */
  expect(property: string): void {
    if (!this.decided.has(property)) this.decided.set(property, 0);
  }

  check(property: string, holds: boolean, detail: () => string): void {
    this.decided.set(property, (this.decided.get(property) ?? 0) + 1);
    if (holds) return;
    const failures = this.failures.get(property) ?? [];
    if (failures.length < 3) failures.push(detail().slice(0, 2000));
    this.failures.set(property, failures);
  }

  timesDecided(property: string): number {
    return this.decided.get(property) ?? 0;
  }

  undecided(): readonly string[] {
    return [...this.decided].flatMap(([property, times]) => (times === 0 ? [property] : []));
  }

  hasFailed(property: string): boolean {
    return this.failures.has(property);
  }

  report(): Report {
    return Object.fromEntries(
      [...this.decided].map(([property, decided]) => {
        const failures = this.failures.get(property) ?? [];
        const never = decided === 0 ? [`${NEVER}: ${adviceFor(property)}`] : [];
        return [property, { decided, failures: [...never, ...failures] }];
      }),
    );
  }
}

/** How a failure begins that says a property was never put to the test. */
const NEVER = 'never decided';

export type Report = Readonly<
  Record<string, { readonly decided: number; readonly failures: readonly string[] }>
>;

export function failing(report: Report): string[] {
  return Object.entries(report).flatMap(([property, { failures }]) =>
    failures.length > 0 ? [property] : [],
  );
}

export function table(report: Report): string {
  return Object.entries(report)
    .map(([property, { decided, failures }]) => {
      const verdict = failures.length > 0 ? `FAILED: ${failures[0]}` : 'held';
      return `${property.padEnd(44)} ${String(decided).padStart(9)}  ${verdict}`;
    })
    .join('\n');
}
