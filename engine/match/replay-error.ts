/** A stored match does not replay to what was stored. Nothing is lost, but it cannot go on with these rules. */
export class ReplayError extends Error {
  override readonly name: string = 'ReplayError';
}

/** It is as it was written, but of rules that these cannot go on from: with its own version it goes on. */
export class OtherRulesError extends ReplayError {
  override readonly name = 'OtherRulesError';
}
