import { ACCOUNT } from '../../domain/account/account.ts';
import { ERASED } from '../../domain/event.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bodyOf } from '../projection.ts';
import { USERS, UserDocument } from './users.ts';

/** Above this many changed accounts, reading all documents again takes less time than folding each. */
const MOST_CHANGED = 1000;

/** A search returns at most so many people. */
export const MOST_FOUND = 1000;

/**
 * The e-mails of all people, in this process's memory alone, because the stored ones are sealed. It is filled by the first
 * search, and folds the accounts that have changed before each later one.
 */
export class EmailIndex {
  readonly #log: EventLog;
  readonly #store: ReadStore;
  #emails: Promise<Map<string, string>> | undefined;
  /** The ids of accounts with events that the index lacks. */
  #changed = new Set<string>();

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

  /** Removes every e-mail from memory, because a person was erased, or changes may have been missed. */
  forgetAll(): void {
    this.#emails = undefined;
    this.#changed = new Set();
  }

  /** Returns the ids of people whose e-mail begins with a text, in the order of the e-mails; `MOST_FOUND` at most. */
  async find(beginning: string): Promise<readonly string[]> {
    const emails = await this.#upToDate();
    const wanted = beginning.trim().toLowerCase();
    const found = [...emails].filter(([, email]) => email.startsWith(wanted));
    return found
      .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
      .slice(0, MOST_FOUND)
      .map(([id]) => id);
  }

  async #upToDate(): Promise<ReadonlyMap<string, string>> {
    this.#emails ??= this.#readAll();
    const filling = this.#emails;
    const emails = await filling.catch((error: unknown) => {
      // The next search reads again.
      if (this.#emails === filling) this.#emails = undefined;
      throw error;
    });
    for (const id of this.#changed) {
      this.#changed.delete(id);
      await this.#fold(id, emails);
    }
    return emails;
  }

  async #readAll(): Promise<Map<string, string>> {
    const emails = new Map<string, string>();
    for await (const document of this.#store.scan(USERS.name)) {
      const { email } = bodyOf(UserDocument, document);
      if (email !== ERASED) emails.set(document.id, email.toLowerCase());
    }
    return emails;
  }

  async #fold(id: string, emails: Map<string, string>): Promise<void> {
    try {
      const { state } = await this.#log.load(ACCOUNT, id);
      if (state.status === 'present' && state.email !== ERASED) emails.set(id, state.email.toLowerCase());
      else emails.delete(id);
    } catch (error) {
      this.#changed.add(id);
      throw error;
    }
  }
}
