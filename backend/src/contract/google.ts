/** The call that leads to Google, and the one that Google leads back to. */
export const GOOGLE_PATHS = { start: '/auth/google', callback: '/auth/google/callback' } as const;

/**
 * How a try at Google ends. `refused`: no consent. `expired`: the try is unknown, spent or too old. `away`: Google does
 * not answer. `unverified`: Google has not verified the e-mail. `first`: an account with the e-mail must sign in first.
 * `taken`: another account uses the Google account. `other`: the account has another Google account. `busy`: try again. `disabled`: an admin has disabled the account.
 */
export const GOOGLE_OUTCOMES = [
  'done',
  'refused',
  'expired',
  'away',
  'unverified',
  'first',
  'taken',
  'other',
  'busy',
  'disabled',
] as const;
export type GoogleOutcome = (typeof GOOGLE_OUTCOMES)[number];

/** The parameters of the page that a try leads back to. */
export const GOOGLE_RETURN = { outcome: 'google', from: 'from' } as const;

/** The channel on which a window tells its page how a try ended. */
export const GOOGLE_CHANNEL = 'qlaim:google';

/** Returns the address that a try leads back to. */
export function googleReturn(
  page: 'login' | 'profile',
  outcome: GoogleOutcome,
  from: string | undefined,
): string {
  const query = new URLSearchParams({ [GOOGLE_RETURN.outcome]: outcome });
  if (from !== undefined) query.set(GOOGLE_RETURN.from, from);
  return `/${page}?${query}`;
}

/** Returns how a try ended, from the query of the page that it leads back to; undefined for other queries. */
export function googleOutcomeIn(search: string): GoogleOutcome | undefined {
  const value = new URLSearchParams(search).get(GOOGLE_RETURN.outcome);
  return GOOGLE_OUTCOMES.find((outcome) => outcome === value);
}

/** Returns the query of the call that leads to Google. */
export function googleStart(purpose: {
  readonly popup?: string | undefined;
  readonly from?: string | undefined;
  readonly link?: boolean;
}): string {
  const query = new URLSearchParams();
  if (purpose.popup !== undefined) query.set('popup', purpose.popup);
  if (purpose.from !== undefined) query.set('from', purpose.from);
  if (purpose.link) query.set('for', 'link');
  return query.size === 0 ? GOOGLE_PATHS.start : `${GOOGLE_PATHS.start}?${query}`;
}
