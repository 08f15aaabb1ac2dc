import { EngineUnavailable } from '../../ports/errors.ts';
import type { Functions, OpenEngine } from './channel.ts';
import { databaseReason, isReadOnly, toPortError } from './errors.ts';

/** Opens an engine with the first call, and with the next one again when that fails. */
export class LazyEngine<Calls extends Functions<Calls>> {
  readonly #name: string;
  readonly #open: () => OpenEngine<Calls>;
  #opened: OpenEngine<Calls> | undefined;

  constructor(name: string, open: () => OpenEngine<Calls>) {
    this.#name = name;
    this.#open = open;
  }

  /** Throws `EngineUnavailable` when the engine does not open, or when its file or lock is at fault. */
  call<Name extends keyof Calls>(name: Name, args: Parameters<Calls[Name]>): ReturnType<Calls[Name]> {
    const { engine } = this.#opening();
    try {
      return engine[name](...args);
    } catch (error) {
      // SQLite opens a file that may not be written for reading alone: the next call opens it anew.
      if (isReadOnly(error)) this.close();
      throw toPortError(this.#name, error);
    }
  }

  close(): void {
    this.#opened?.close();
    this.#opened = undefined;
  }

  #opening(): OpenEngine<Calls> {
    try {
      this.#opened ??= this.#open();
      return this.#opened;
    } catch (error) {
      throw new EngineUnavailable(this.#name, error, databaseReason(error));
    }
  }
}
