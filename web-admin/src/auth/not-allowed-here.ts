export type NotAllowedReason = 'role' | 'unverified';

/** Signed in, but not into the console. */
export class NotAllowedHere extends Error {
  readonly reason: NotAllowedReason;

  constructor(reason: NotAllowedReason) {
    super(reason === 'role' ? 'This account is not an admin' : 'Please verify your email first');
    this.name = 'NotAllowedHere';
    this.reason = reason;
  }
}
