/** What a call of the REST API throws. Apart from the calls: who only tells errors apart loads no words and no settings. */

import type { ErrorCode } from '@conclave/wire';

/** The server said no, or could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'offline';

  constructor(code: ErrorCode | 'offline') {
    super(code);
    this.code = code;
  }
}
