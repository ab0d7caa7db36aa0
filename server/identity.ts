/**
 * Who is there: a guest at once, known again by a signed cookie, moved to another device by a recovery code. Each device
 * has a sign-in of its own, which ends when it signs out; that it has ended is kept for good, as the cookie may be.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Fault } from './errors.ts';
import { newId, newRecoveryCode, recoveryHash } from './ids.ts';
import { endedKey, type Person, type Store } from './store/store.ts';

export const COOKIE = 'conclave';
const KEY = 'cookie key';

/** What a cookie says. */
interface SignIn {
  readonly id: string;
  readonly person: string;
}

export class Identities {
  private readonly store: Store;
  private readonly key: Buffer;
  private readonly now: () => number;

  private constructor(store: Store, key: Buffer, now: () => number) {
    this.store = store;
    this.key = key;
    this.now = now;
  }

  static async open(store: Store, now: () => number): Promise<Identities> {
    const key = await store.keepFirst(KEY, randomBytes(32).toString('hex'));
    return new Identities(store, Buffer.from(key, 'hex'), now);
  }

  /** For a device on which somebody signs in. */
  newCookie(person: Person): string {
    const said = `${person.id}.${newId()}`;
    return `${said}.${this.sign(said)}`;
  }

  /** `null` for strangers, and where the sign-in has ended. */
  async personOf(cookie: string | undefined): Promise<Person | null> {
    const signIn = this.signInOf(cookie);
    if (signIn === null) return null;
    const [person, ended] = await Promise.all([
      this.store.person(signIn.person),
      this.store.kept(endedKey(signIn.id)),
    ]);
    return ended === null ? person : null;
  }

  /** What a cookie of ours says; the sign-in may have ended, and the person be gone. */
  signInOf(cookie: string | undefined): SignIn | null {
    const parts = cookie?.split('.') ?? [];
    if (parts.length !== 2 && parts.length !== 3) return null;
    const [person, id] = parts;
    const given = Buffer.from(parts[parts.length - 1]);
    const right = Buffer.from(this.sign(parts.slice(0, -1).join('.')));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    // Cookies of older versions name no sign-in: all of a person's are one.
    return { person, id: parts.length === 3 ? id : person };
  }

  async signOut(signIn: SignIn): Promise<void> {
    await this.store.keepFirst(endedKey(signIn.id), String(this.now()));
  }

  async welcome(name: string): Promise<Person> {
    const person = { id: newId(), name };
    await this.store.addPerson(person, this.now());
    return person;
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.store.rename(person.id, name);
    return { ...person, name };
  }

  /** A new code; the one before is void. */
  async newCode(person: Person): Promise<string> {
    const code = newRecoveryCode();
    await this.store.setRecovery(person.id, recoveryHash(code));
    return code;
  }

  async recover(code: string): Promise<Person> {
    const person = await this.store.personByRecovery(recoveryHash(code));
    if (!person) throw new Fault('notYours');
    return person;
  }

  /** Stands for an address, which nobody can read from it who has not the key. */
  markOf(address: string): string {
    return this.sign(`address ${address}`);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
