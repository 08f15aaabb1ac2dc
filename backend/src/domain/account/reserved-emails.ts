/** An e-mail reserved for an account, as of a revision of its reservation's stream (docs/email-reservations.md). */
export interface ReservedEmail {
  /** HMAC of the address. */
  readonly emailKey: string;
  readonly revision: number;
}

/** The last revision of its reservation that the account has given up, for each key. */
export type GivenUp = Readonly<Record<string, number>>;

/** Returns whether the account has given the reservation up, so that another account may take it over. */
export const hasGivenUp = (givenUp: GivenUp, { emailKey, revision }: ReservedEmail): boolean =>
  hasGivenUpKey(givenUp, emailKey, revision);

export const hasGivenUpKey = (givenUp: GivenUp, key: string, revision: number): boolean =>
  (givenUp[key] ?? -1) >= revision;

export const withGivenUp = (givenUp: GivenUp, { emailKey, revision }: ReservedEmail): GivenUp =>
  withGivenUpKey(givenUp, emailKey, revision);

export const withGivenUpKey = (givenUp: GivenUp, key: string, revision: number): GivenUp => ({
  ...givenUp,
  [key]: Math.max(givenUp[key] ?? -1, revision),
});
