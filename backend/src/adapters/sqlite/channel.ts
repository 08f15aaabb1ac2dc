/** Calls into an engine, each a request that names what it asks for. */
export interface Channel<Request extends { readonly op: keyof Results }, Results> {
  /** Rejects with `EngineUnavailable` when the engine could not answer; a later call may be answered. */
  ask<Op extends Request['op']>(request: Request & { readonly op: Op }): Promise<Results[Op]>;
  /** Resolves when all that was asked before is answered and the engine is closed. */
  close(): Promise<void>;
}

/** As methods, so that callers waiting for results of different types stand in one list. */
export interface Caller {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}
