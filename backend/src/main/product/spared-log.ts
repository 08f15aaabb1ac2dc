import type { Logger } from 'pino';
import { failuresOf } from '../../ports/failure-log.ts';
import type { ScanSpool } from '../../ports/scan-spool.ts';
import { type Retrying, Tries } from '../../processes/tries.ts';

/** The log of an api that keeps scans while it is away: it is tried again, and keeps nobody from being ready. */
export class SparedLog {
  readonly #spool: Pick<ScanSpool, 'proveWrite'>;
  readonly #logger: Logger;
  readonly #tries: Tries;

  constructor(name: string, spool: Pick<ScanSpool, 'proveWrite'>, logger: Logger) {
    this.#spool = spool;
    this.#logger = logger;
    this.#tries = new Tries(name);
  }

  /** Resolves to whether scans are kept all the same. `reason` says why the log fails; undefined where it works. */
  async spares(reason: string | undefined): Promise<boolean> {
    if (reason === undefined) {
      this.#tries.worked();
      return false;
    }
    this.#tries.failed({ reason });
    try {
      await this.#spool.proveWrite();
      return true;
    } catch (error) {
      failuresOf(this.#logger).report(error, 'scans cannot be kept in a file');
      return false;
    }
  }

  retrying(): readonly Retrying[] {
    return this.#tries.retrying();
  }
}
