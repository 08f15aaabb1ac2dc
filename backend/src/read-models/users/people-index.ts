import { ACCOUNT } from '../../domain/account/account.ts';
import { ERASED } from '../../domain/event.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { folded } from '../codes/search/folded.ts';
import { bodyOf } from '../projection.ts';
import { USERS, UserDocument } from './users.ts';

/** Above this many changed accounts, reading all documents again takes less time than folding each. */
const MOST_CHANGED = 1000;

/** A search returns at most so many people. */
export const MOST_FOUND = 1000;

/** What a person is found by, folded. */
interface Texts {
  readonly email: string;
  /** First and last name, with one space before each word. */
  readonly name: string;
}

/**
 * E-mails and names of all people, in this process's memory alone, because the stored ones are sealed. It is filled when the
 * console is opened, or by the first search, and folds the accounts that have changed before each later one.
 */
export class PeopleIndex {
  readonly #log: EventLog;
  readonly #store: ReadStore;
  #texts: Promise<Map<string, Texts>> | undefined;
  /** The ids of accounts with events that the index lacks. */
  #changed = new Set<string>();
  #folding: Promise<void> = Promise.resolve();

  constructor({ log, store }: { readonly log: EventLog; readonly store: ReadStore }) {
    this.#log = log;
    this.#store = store;
    log.onAppended((stream) => this.forget(stream));
  }

  /** Notes that an account has changed. */
  forget(stream: string): void {
    const id = ACCOUNT.keyOf(stream);
    if (id === undefined) return;
    this.#changed.add(id);
    if (this.#changed.size > MOST_CHANGED) this.forgetAll();
  }

  /** Removes every text from memory, because a person was erased, or changes may have been missed. */
  forgetAll(): void {
    this.#texts = undefined;
    this.#changed = new Set();
  }

  /**
   * Returns the ids of people whose e-mail or name contains a text, `MOST_FOUND` at most. Those come first of whom the e-mail
   * or a word of the name begins with it, and of these the lowest e-mail.
   */
  async find(part: string): Promise<readonly string[]> {
    const texts = await this.#upToDate();
    const wanted = folded(part.trim()).replaceAll(/\s+/g, ' ');
    const begins = ({ email, name }: Texts) => email.startsWith(wanted) || name.includes(` ${wanted}`);
    const found = [...texts].flatMap(([id, its]) => {
      const isFound = its.email.includes(wanted) || its.name.includes(wanted);
      return isFound ? [{ id, email: its.email, rank: begins(its) ? 0 : 1 }] : [];
    });
    return found
      .toSorted((a, b) => a.rank - b.rank || (a.email < b.email ? -1 : 1))
      .slice(0, MOST_FOUND)
      .map(({ id }) => id);
  }

  /** Begins to read all people, so that the first search need not wait for it. A failure is that of the next search. */
  warm(): void {
    this.#filled().catch(() => undefined);
  }

  async #upToDate(): Promise<ReadonlyMap<string, Texts>> {
    const texts = await this.#filled();
    // A search that comes second must not pass while the first one still folds what it has taken.
    this.#folding = this.#folding.catch(() => undefined).then(() => this.#foldChanged(texts));
    await this.#folding;
    return texts;
  }

  #filled(): Promise<Map<string, Texts>> {
    this.#texts ??= this.#readAll();
    const filling = this.#texts;
    return filling.catch((error: unknown) => {
      // The next search reads again.
      if (this.#texts === filling) this.#texts = undefined;
      throw error;
    });
  }

  async #foldChanged(texts: Map<string, Texts>): Promise<void> {
    for (const id of this.#changed) {
      this.#changed.delete(id);
      await this.#fold(id, texts);
    }
  }

  async #readAll(): Promise<Map<string, Texts>> {
    const texts = new Map<string, Texts>();
    for await (const document of this.#store.scan(USERS.name)) {
      const person = bodyOf(UserDocument, document);
      if (person.email !== ERASED) texts.set(document.id, textsOf(person));
    }
    return texts;
  }

  async #fold(id: string, texts: Map<string, Texts>): Promise<void> {
    try {
      const { state } = await this.#log.load(ACCOUNT, id);
      if (state.status === 'present' && state.email !== ERASED) texts.set(id, textsOf(state));
      else texts.delete(id);
    } catch (error) {
      this.#changed.add(id);
      throw error;
    }
  }
}

function textsOf({
  email,
  firstName,
  lastName,
}: Pick<UserDocument, 'email' | 'firstName' | 'lastName'>): Texts {
  const words = folded(`${firstName} ${lastName}`).split(/\s+/).filter(Boolean);
  return { email: folded(email), name: words.map((word) => ` ${word}`).join('') };
}
