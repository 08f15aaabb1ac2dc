import type { ErrorAnswer, ErrorCode } from './errors.ts';

/** The error of a failed call: the server's refusal, or `network` where no response arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly issues: NonNullable<ErrorAnswer['issues']>;
  /** Seconds to wait, from the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    answer: { message: string; code: ErrorCode | 'network'; issues?: ErrorAnswer['issues'] },
    retryAfter?: number,
  ) {
    super(answer.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code;
    this.issues = answer.issues ?? [];
    this.retryAfter = retryAfter;
  }
}
