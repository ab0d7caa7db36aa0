/** The error for code that is not cached and cannot be loaded now. */

const NOT_LOADED = 'not loaded';

export class NotLoadedError extends Error {
  constructor() {
    super(NOT_LOADED);
  }
}

/** An error that came from a worker as its message alone. */
export function errorOf(message: string): Error {
  return message === NOT_LOADED ? new NotLoadedError() : new Error(message);
}

export function loading<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch(() => {
    throw new NotLoadedError();
  });
}
