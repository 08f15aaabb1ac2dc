import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import pTimeout from 'p-timeout';
import passport from 'passport';
import type { GooglePerson } from '../../../../commands/google/recognise.ts';
import type { GoogleSettings } from '../../../edge/settings/google-settings.ts';
import type { Attempt } from './attempt.ts';
import { personOf } from './person.ts';
import { type GoogleOptions, GoogleStrategy } from './strategy.ts';

/** The longest wait for Google, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** `refused`: the person did not consent. `expired`: Google does not take the code. `away`: Google does not answer. */
export type GoogleFailure = 'refused' | 'expired' | 'away';

/** The calls to Google, by passport. */
export interface GoogleClient {
  /** Leads the browser to Google. */
  begin(request: Request, response: Response, attempt: Attempt): void;
  /** Redeems the code that the browser brings back. */
  redeem(
    request: Request,
    response: Response,
    attempt: Attempt,
    now: Date,
  ): Promise<GooglePerson | GoogleFailure>;
}

export function openGoogle(settings: GoogleSettings, callbackUrl: string): GoogleClient {
  const authenticator = new passport.Passport();
  authenticator.use(new GoogleStrategy(settings, callbackUrl));

  return {
    begin(request, response, { state, nonce, verifier }) {
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const options: GoogleOptions = { session: false, state, nonce, challenge, prompt: 'select_account' };
      authenticator.authenticate('google', options)(request, response);
    },

    async redeem(request, response, attempt, now) {
      const { code, error } = request.query;
      // Passport would take an answer without both for a new try.
      if (typeof code !== 'string' && typeof error !== 'string') return 'expired';
      const options: GoogleOptions = { session: false, verifier: attempt.verifier };
      const answer = new Promise<unknown>((resolve, reject) => {
        authenticator.authenticate('google', options, (error: unknown, user: unknown) => {
          if (error) reject(error);
          else resolve(user);
        })(request, response);
      });
      try {
        const answered = await pTimeout(answer, { milliseconds: TIMEOUT_MS });
        if (answered === false) return 'refused';
        return personOf(answered, { clientId: settings.clientId, attempt, now }) ?? 'expired';
      } catch (error) {
        return isRefusal(error) ? 'expired' : 'away';
      }
    },
  };
}

const REFUSALS = new Set(['TokenError', 'UserInfoError', 'AuthorizationError']);

/** Returns whether Google refused the call. Any other error is one of the connection, or Google's own. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The error that a token or user info endpoint worded, and the one that the browser brought back.
  if (REFUSALS.has(error.name)) return !('status' in error && Number(error.status) > 500);
  const cause = 'oauthError' in error ? error.oauthError : undefined;
  const status =
    typeof cause === 'object' && cause !== null && 'statusCode' in cause ? cause.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 500;
}
