export type Bytes = AsyncIterable<Uint8Array>;

/** Encrypts the pieces of a back-up. Streams of any length take the same memory. */
export interface Sealing {
  /** Whom the pieces are sealed for: a public key. */
  readonly recipient: string;
  seal(plain: Bytes): Bytes;
  /** Fails for bytes that were changed. Undefined where the secret key is not here. */
  readonly open: ((sealed: Bytes) => Bytes) | undefined;
}
