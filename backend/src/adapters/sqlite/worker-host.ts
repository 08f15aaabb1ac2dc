import { EngineUnavailable } from '../../ports/errors.ts';
import type { Functions } from './channel.ts';
import type { LazyEngine } from './lazy-engine.ts';

export interface WorkerCall<Calls extends Functions<Calls>, Name extends keyof Calls> {
  readonly name: Name;
  readonly args: Parameters<Calls[Name]>;
}

/** Errors lose their class between threads, so a failed call returns what the other side needs to restore it. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly unavailable: boolean };

/** The worker's side of a worker channel, for `export default`. Null instead of a call closes the engine. */
export function hostEngine<Calls extends Functions<Calls>>(engine: LazyEngine<Calls>) {
  return <Name extends keyof Calls>(
    call: WorkerCall<Calls, Name> | null,
  ): Outcome<ReturnType<Calls[Name]> | null> => {
    try {
      if (call !== null) return { ok: true, value: engine.call(call.name, call.args) };
      engine.close();
      return { ok: true, value: null };
    } catch (error) {
      const unavailable = error instanceof EngineUnavailable;
      const message = error instanceof Error ? error.message : String(error);
      return { ok: false, unavailable, message: unavailable ? error.reason : message };
    }
  };
}
