import {
  type AuthenticateOptionsGoogle,
  type GoogleCallbackParameters,
  type Profile,
  Strategy,
  type VerifyCallback,
} from 'passport-google-oauth20';
import type { GoogleSettings } from '../../../edge/settings/google-settings.ts';

/** What a call of passport gets: the parts of a try that go to Google. */
export interface GoogleOptions extends AuthenticateOptionsGoogle {
  readonly nonce?: string;
  /** The hash of the PKCE verifier. */
  readonly challenge?: string;
  readonly verifier?: string;
}

/** What Google answers: the claims of the user info endpoint, and the id token. */
export interface GoogleAnswer {
  readonly claims: unknown;
  readonly idToken: string | undefined;
}

/** Passport's strategy for Google, with PKCE and a nonce. The state is that of the try (`attempt.ts`). */
export class GoogleStrategy extends Strategy {
  constructor(
    { clientId, clientSecret, authUrl, tokenUrl, userinfoUrl }: GoogleSettings,
    callbackURL: string,
  ) {
    super(
      {
        clientID: clientId,
        clientSecret,
        callbackURL,
        authorizationURL: authUrl,
        tokenURL: tokenUrl,
        userProfileURL: userinfoUrl,
        scope: ['openid', 'email', 'profile'],
      },
      (
        _access: string,
        _refresh: string,
        { id_token: idToken }: GoogleCallbackParameters,
        { _json: claims }: Profile,
        done: VerifyCallback,
      ) => {
        const answer: GoogleAnswer = { claims, idToken };
        done(null, answer);
      },
    );
    // The token would stand in the address, and so in logs.
    this._oauth2.useAuthorizationHeaderforGET(true);
  }

  override authorizationParams(options: GoogleOptions): object {
    const { nonce, challenge } = options;
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    return { ...super.authorizationParams(options), nonce, ...pkce };
  }

  override tokenParams(options: GoogleOptions): object {
    return { ...super.tokenParams(options), code_verifier: options.verifier };
  }
}
