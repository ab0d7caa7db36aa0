/** Something a person can put right: its message is all they need. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  readonly exitCode: number = 1;
}

/** The command line does not make sense. */
export class UsageError extends Failure {
  override readonly name = 'UsageError';
  override readonly exitCode = 2;
}
