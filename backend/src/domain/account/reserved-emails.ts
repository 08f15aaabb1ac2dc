/** An e-mail reserved for an account, as of a revision of its reservation's stream (docs/email-reservations.md). */
export interface ReservedEmail {
  /** HMAC of the address. */
  readonly emailKey: string;
  readonly revision: number;
}

/** The last revision of its reservation that the account has given up, for each e-mail key. */
export type GivenUp = Readonly<Record<string, number>>;

/** Returns whether the account has given the reservation up, so that another account may take it over. */
export const hasGivenUp = (givenUp: GivenUp, { emailKey, revision }: ReservedEmail): boolean =>
  (givenUp[emailKey] ?? -1) >= revision;

export const withGivenUp = (givenUp: GivenUp, { emailKey, revision }: ReservedEmail): GivenUp => ({
  ...givenUp,
  [emailKey]: Math.max(givenUp[emailKey] ?? -1, revision),
});
