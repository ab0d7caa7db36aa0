/** Sends something now, and again after longer and longer pauses, until it is answered. */

export interface Again {
  send(act: () => void): void;
  answered(): void;
}

/** For lines on which an answer is sure to come. */
export const ONCE: Again = { send: (act) => act(), answered: () => {} };

export function again(pause: number): Again {
  let timer: NodeJS.Timeout | undefined;
  const send = (act: () => void, wait: number) => {
    act();
    timer = setTimeout(() => send(act, 2 * wait), wait);
  };
  const answered = () => clearTimeout(timer);
  return {
    send: (act) => {
      answered();
      send(act, pause);
    },
    answered,
  };
}
