/** What several servers on one store tell each other, and need of each other. */

import type { SignIn } from './sign-ins.ts';

/** As much of a match as tells whether it has changed. */
export interface Head {
  readonly match: string;
  readonly length: number;
  /** Rises with every change of its row and every line of its chat. */
  readonly rev: number;
  /** Who is there, at any other server that is alive. */
  readonly present: readonly string[];
}

/** How often something is worked out anew because another server was first with the same match. */
export const MAX_TRIES = 20;

/** What servers tell each other; any of it may be lost. */
export interface News {
  /** Another server has changed a match. */
  changed(match: string): void;
  /** A sign-in has ended at another server, or all older ones of a person. */
  signedOut(who: string): void;
}

/** What several servers on one store need of each other. */
export interface Cluster {
  /** The time they all go by; it stands still while none of them is alive. */
  now(): number;
  /** The store's own clock, for display. */
  wall(): number;
  /** How many other servers are alive. */
  readonly others: number;
  /** One of them is of a version that does not know all that is stored of a match. */
  readonly hasOlder: boolean;
  /** The store has been out of reach for so long that other servers should take over. */
  readonly isCutOff: boolean;
  /** Told of what other servers have done, if all goes well. */
  listen(news: News): void;
  /** Tells the other servers as soon as possible that a sign-in has ended, or all older ones of a person. */
  signedOut(who: string): void;
  /** Those of these sign-ins that have ended, at whichever server. */
  endedSignIns(signIns: readonly SignIn[]): Promise<readonly SignIn[]>;
  /** Whatever is not there is left out. */
  heads(matches: readonly string[]): Promise<readonly Head[]>;
  /** The other servers shall know who comes and goes here, as soon as they can be told. */
  arrive(match: string, person: string): void;
  depart(match: string, person: string): void;
  /** For so long this server lets the bots of a match think, unless it is another's turn to. */
  leadBots(match: string, milliseconds: number): Promise<boolean>;
  resignBots(match: string): Promise<void>;
  /** A token bucket that all servers share; `false`: too fast, and nothing was taken. */
  take(key: string, count: number, perMinute: number): Promise<boolean>;
}
