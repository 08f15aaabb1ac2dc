export interface WorkerMessage<Request> {
  readonly id: number;
  readonly request: Request;
}

/** `unavailable`: the engine is at fault and the call may be repeated. */
export interface WorkerFailure {
  readonly message: string;
  readonly unavailable: boolean;
}

export type WorkerReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: WorkerFailure };

/** Sent instead of a message: answer what came before, close and exit. */
export const CLOSE = 'close';
