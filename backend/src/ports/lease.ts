export interface Lease {
  /**
   * A fencing token: it grows with every lease of a name and never decreases. Writes under the lease carry it, so that those
   * of a holder that has lost the lease can be refused.
   */
  readonly token: number;
}

/**
 * Leases for work that only one process may do at a time. A lease ends by itself unless it is renewed. Time is the engine's
 * where it has a clock, so that the clocks of processes may differ. A lease that ends later than its length allows, because
 * that clock was ahead, lasts its length from the moment when another holder asks for it.
 */
export interface Leases {
  /**
   * Returns undefined while another holder has the lease. The same holder gets it again at once, with a new token. An
   * earlier lease, such as one from before a crash, is stale then.
   */
  acquire(name: string, holder: string, ttlMs: number): Promise<Lease | undefined>;
  /** Extends the lease to `ttlMs` milliseconds from now. False when it is lost, and must be acquired again. */
  renew(name: string, lease: Lease, ttlMs: number): Promise<boolean>;
  /** Ends the lease, so that another holder may acquire it at once. Does nothing for a lost lease. */
  release(name: string, lease: Lease): Promise<void>;
  close(): Promise<void>;
}
