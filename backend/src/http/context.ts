import type { Logger } from 'pino';
import type { CommandContext } from '../commands/context.ts';
import type { ScanJournal } from '../log/scan-journal.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { ReadStore } from '../ports/read-store.ts';

export interface HttpSettings {
  /** Without a trailing slash: what codes and mails point to. */
  readonly publicUrl: string;
  /** Where scans that lead nowhere go; undefined for our own welcome page, which says why. */
  readonly storefrontUrl: string | undefined;
  /** Other origins that may call with credentials. */
  readonly appOrigins: readonly string[];
  /** Where browsers send and get files, where that isn't here. */
  readonly fileOrigins: readonly string[];
  /** How many proxies stand in front; 0 for none. */
  readonly trustProxy: number;
  /** Where the built apps lie. */
  readonly appsRoot: string;
}

/** All that answering needs. */
export interface HttpContext extends CommandContext {
  readonly store: ReadStore;
  readonly limiter: RateLimiter;
  readonly scans: ScanJournal;
  readonly settings: HttpSettings;
  readonly logger: Logger;
}
