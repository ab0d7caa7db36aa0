/** A stored match does not replay to what was stored. Nothing is lost, but it cannot go on with these rules. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}
