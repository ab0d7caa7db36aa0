/**
 * Knows who a client is. A guest is made at once, known again by a signed cookie, and moved to another device by a
 * recovery code. Each device has a sign-in of its own. It ends when the device signs out, or when another device of the
 * person ends it.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Fault } from './errors.ts';
import { newId, newRecoveryCode, recoveryHash } from './ids.ts';
import { endedKey, generationKey, generationOf, hasEnded, keysOf, type SignIn } from './store/sign-ins.ts';
import type { Person, Store } from './store/store.ts';

export const COOKIE = 'conclave';
const KEY = 'cookie key';

/** In a cookie, after the id of a sign-in: its generation; without it the first. */
const GENERATION = /-(\d+)$/;

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
  async newCookie(person: Person): Promise<string> {
    return this.cookieOf(person, await this.generation(person.id));
  }

  private cookieOf(person: Person, generation: number): string {
    const said = `${person.id}.${newId()}${generation > 0 ? `-${generation}` : ''}`;
    return `${said}.${this.sign(said)}`;
  }

  /** How often a person has ended all sign-ins. */
  async generation(person: string): Promise<number> {
    return generationOf(await this.store.kept(generationKey(person)));
  }

  /** `null` for strangers, and where the sign-in has ended. */
  async personOf(cookie: string | undefined): Promise<Person | null> {
    const signIn = this.signInOf(cookie);
    if (signIn === null) return null;
    const [person, ended, generation] = await Promise.all([
      this.store.person(signIn.person),
      ...keysOf(signIn).map((key) => this.store.kept(key)),
    ] as const);
    return hasEnded(signIn, ended, generation) ? null : person;
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
    if (parts.length === 2) return { person, id: person, generation: 0 };
    return { person, id, generation: Number(GENERATION.exec(id)?.[1] ?? 0) };
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

  /** Ends all sign-ins of a person; for the device that says so there is another cookie. */
  async endAll(person: Person): Promise<{ readonly cookie: string; readonly generation: number }> {
    const generation = (await this.generation(person.id)) + 1;
    await this.store.keep(generationKey(person.id), String(generation));
    return { cookie: this.cookieOf(person, generation), generation };
  }

  /** Whose code it is, and a cookie for the device; the code is void from here on. */
  async recover(code: string): Promise<{ readonly person: Person; readonly cookie: string }> {
    const hash = recoveryHash(code);
    const person = await this.store.personByRecovery(hash);
    if (!person) throw new Fault('notYours');
    // Made before the code is taken: if all sign-ins end meanwhile, this one is among them.
    const cookie = await this.newCookie(person);
    if (!(await this.store.takeRecovery(person.id, hash))) throw new Fault('notYours');
    return { person, cookie };
  }

  /** Stands for an address, which nobody can read from it who has not the key. */
  markOf(address: string): string {
    return this.sign(`address ${address}`);
  }

  /** What a browser keeps that knows the key for opening tables; of another key it is another. */
  sealOf(key: string): string {
    return this.sign(`key ${key}`);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
