/** Time, ids and randomness: inputs of the commands, so that tests can hold them still. */
export interface Clock {
  now(): Date;
}

export interface Random {
  /** A new lower-case UUID. */
  uuid(): string;
  /** Cryptographically random bytes. */
  bytes(count: number): Uint8Array;
}
