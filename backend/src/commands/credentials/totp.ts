import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Bytes: the length that RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20;
/** Steps before and after the current one whose code is accepted (RFC 6238, section 5.2). */
const WINDOW = 1;
const ISSUER = 'Qlaim';

/** Returns a new secret, in base32. */
export const newTotpSecret = (bytes: (count: number) => Uint8Array): string =>
  new Secret({ buffer: Uint8Array.from(bytes(SECRET_BYTES)).buffer }).base32;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** Returns the address that authenticator apps read, with the e-mail as its label. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Returns the time step whose code this is, counted from 1970; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}
