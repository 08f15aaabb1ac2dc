import type { Ports } from '../../../src/main/ports.ts';
import type { Cluster } from '../../support/distributed/cluster.ts';

/** What the chaos runs on. */
export interface Installation {
  /** One line for the reader. */
  readonly name: string;
  /** The environment that all processes share. */
  readonly environment: Readonly<Record<string, string>>;
  readonly cluster: Cluster;
  /** Waits until the read models have the whole log. Resolves to how long it took, in milliseconds. */
  caughtUp(ports: Ports, withinMs: number): Promise<number>;
  /** Makes a back-up while the processes run, as docs/operations.md says: the log first, then the vault, then the files. */
  backUp(): Promise<void>;
  /** Puts the back-up in place of what is there. All processes are stopped. */
  restore(): Promise<void>;
  /** Resolves to what could not be removed, and why. */
  remove(): Promise<readonly string[]>;
}
