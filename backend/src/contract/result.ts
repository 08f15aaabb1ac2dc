import type { ErrorCode, Issue } from './errors.ts';

/** A refusal by a rule, as a value. `message` replaces the message of the error table. */
export interface Refusal<C extends ErrorCode = ErrorCode> {
  readonly code: C;
  readonly message?: string;
  readonly issues?: readonly Issue[];
  /** Seconds to wait before trying again (429, 503). */
  readonly retryAfter?: number;
}

export type Result<T, C extends ErrorCode = ErrorCode> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal<C> };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refuse = <C extends ErrorCode>(
  code: C,
  extra: Omit<Refusal<C>, 'code'> = {},
): { readonly ok: false; readonly refusal: Refusal<C> } => ({ ok: false, refusal: { code, ...extra } });

/** Refuses a request for the problem of one of its fields. */
export const refuseField = (path: string, message: string) =>
  refuse('invalid_input', { message, issues: [{ path, message }] });
