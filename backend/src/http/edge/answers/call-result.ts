import type { Response } from 'express';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Route } from '../../../contract/route.ts';

/** The result of a call. The security log reads it once the response is sent. */
export interface Outcome {
  /** The route that answered; undefined for a refusal before it. */
  readonly done?: Route;
  readonly refused?: ErrorCode;
  /** Whether a call that mostly opens no session opened one. */
  readonly signedIn?: true;
  /** Whether an account was linked to one at Google, by the page that Google leads back to. */
  readonly linkedGoogle?: true;
  /** The id of the account that called, or that a sign-in found. */
  readonly person?: string;
  /** The id of the API key that called. */
  readonly apiKey?: string | undefined;
}

const outcomes = new WeakMap<Response, Outcome>();

export const outcomeOf = (response: Response): Outcome => outcomes.get(response) ?? {};

export function note(response: Response, part: Outcome): void {
  outcomes.set(response, { ...outcomes.get(response), ...part });
}
