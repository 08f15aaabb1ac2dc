/** Time, ids and randomness are inputs of commands, so that tests can fix them. */
export interface Clock {
  now(): Date;
}

export interface Random {
  /** A new lower-case UUID. */
  uuid(): string;
  /** Cryptographically random bytes. */
  bytes(count: number): Uint8Array;
}
