/** Who is there: a guest at once, known again by a signed cookie, moved to another device by a recovery code. */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Fault } from './errors.ts';
import { newId, newRecoveryCode, recoveryHash } from './ids.ts';
import type { Person, Store } from './store/store.ts';

export const COOKIE = 'conclave';
const KEY = 'cookie key';

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

  cookieOf(person: Person): string {
    return `${person.id}.${this.sign(person.id)}`;
  }

  async personOf(cookie: string | undefined): Promise<Person | null> {
    const id = this.idOf(cookie);
    return id === null ? null : this.store.person(id);
  }

  /** The person a cookie was signed for, who may be gone. */
  idOf(cookie: string | undefined): string | null {
    const [id, signature, ...more] = cookie?.split('.') ?? [];
    if (!id || !signature || more.length > 0) return null;
    const given = Buffer.from(signature);
    const right = Buffer.from(this.sign(id));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return id;
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

  private sign(id: string): string {
    return createHmac('sha256', this.key).update(id).digest('base64url');
  }
}
