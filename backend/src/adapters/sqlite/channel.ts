/** The functions of an engine by name. Arguments and results must survive a structured clone. */
export type Functions<Calls> = { readonly [Name in keyof Calls]: (...args: never[]) => unknown };

/** An open engine: one function for each call. */
export type Engine<Calls extends Functions<Calls>> = {
  readonly [Name in keyof Calls]: (...args: Parameters<Calls[Name]>) => ReturnType<Calls[Name]>;
};

/** The thread that an engine runs in. In its own it blocks nobody; in this one it spares the memory of another thread. */
export type EngineThread = 'own' | 'this';

export interface OpenEngine<Calls extends Functions<Calls>> {
  readonly engine: Engine<Calls>;
  close(): void;
}

/** Calls into an engine, in this thread or in another. */
export interface Channel<Calls extends Functions<Calls>> {
  /** Rejects with `EngineUnavailable` when the engine did not respond; a later call may succeed. */
  call<Name extends keyof Calls>(
    name: Name,
    ...args: Parameters<Calls[Name]>
  ): Promise<ReturnType<Calls[Name]>>;
  /** Resolves when all earlier calls are settled and the engine is closed. */
  close(): Promise<void>;
}
