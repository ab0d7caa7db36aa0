/** Sends something now, and again after longer and longer pauses, until it is answered. */

/** How much longer the pauses become: a server that is slow is not to drown in repetitions. */
const LONGEST = 16;

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
    timer = setTimeout(() => send(act, Math.min(2 * wait, LONGEST * pause)), wait);
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
