export type NotAllowedReason = 'role' | 'unverified';

/** The error of a sign-in without access to the console. */
export class NotAllowedHere extends Error {
  readonly reason: NotAllowedReason;

  constructor(reason: NotAllowedReason) {
    super(reason === 'role' ? 'This account is not an admin' : 'Please verify your email first');
    this.name = 'NotAllowedHere';
    this.reason = reason;
  }
}
