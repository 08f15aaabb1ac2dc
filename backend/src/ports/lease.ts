export interface Lease {
  /**
   * Grows with every lease of a name, whoever gets it, and never goes back. What is written under the lease names it, so
   * that a holder who was late to learn that he lost it can be told from the one after him.
   */
  readonly token: number;
}

/**
 * What only one process may do at a time. A lease ends by itself when it is not renewed; time is the engine's own where
 * it has a clock, so that processes need not agree on theirs.
 */
export interface Leases {
  /**
   * Undefined while another holder has it. The same holder gets it again at once, with a new token: what it was before
   * (before a crash, say) is stale then.
   */
  acquire(name: string, holder: string, ttlMs: number): Promise<Lease | undefined>;
  /** From now on for `ttlMs`. False when it has ended, or is another's: then it is lost, and has to be acquired anew. */
  renew(name: string, lease: Lease, ttlMs: number): Promise<boolean>;
  /** Lets the next one have it at once. A lease that was lost is left alone. */
  release(name: string, lease: Lease): Promise<void>;
  close(): Promise<void>;
}
