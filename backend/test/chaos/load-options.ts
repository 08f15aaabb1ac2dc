/** Which part of the load it is, and how long it goes on. */
export interface LoadOptions {
  /** Lower-case letters. It marks what is sent: no other phase sends the same. */
  readonly phase: string;
  readonly signal: AbortSignal;
}
