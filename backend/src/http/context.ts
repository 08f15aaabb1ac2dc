import type { Logger } from 'pino';
import type { CommandContext } from '../commands/context.ts';
import type { OperationsReport } from '../contract/schemas/operations.ts';
import type { ScanJournal } from '../log/scan-journal.ts';
import type { EventFeed } from '../ports/event-feed.ts';
import type { Media } from '../ports/media.ts';
import type { ObjectStorage } from '../ports/object-storage.ts';
import type { Outbound } from '../ports/outbound.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { ReadStore } from '../ports/read-store.ts';
import type { CodeSearch, CodesFound } from '../read-models/codes/search/code-index.ts';
import type { PeopleIndex } from '../read-models/users/people-index.ts';
import type { KeyUses } from './api-keys/key-uses.ts';
import type { GoogleSettings } from './google/settings.ts';
import type { Printing } from './print/printing.ts';
import type { Misses } from './resolver/misses.ts';
import type { ScanLimit } from './resolver/scan-limit.ts';

export interface HttpSettings {
  /** The base address of codes and links in mails, without a trailing slash. */
  readonly publicUrl: string;
  /** The destination of scans that lead nowhere; undefined for the welcome page, which shows the reason. */
  readonly storefrontUrl: string | undefined;
  /** Additional origins that may call with credentials. */
  readonly appOrigins: readonly string[];
  /** Other origins to which browsers send files, and from which they load them. */
  readonly fileOrigins: readonly string[];
  /** The number of proxies in front of the server. */
  readonly trustProxy: number;
  /** The bytes that the files of one person's codes may take. */
  readonly uploadQuota: number;
  /** Whether admins and auditors may do nothing before they turn on two-step sign-in. */
  readonly requireAdminTotp: boolean;
  /** The e-mail address for reports of security problems (RFC 9116). */
  readonly securityContact: string;
  /** The sign-in with Google; undefined where it is not set up. */
  readonly google: GoogleSettings | undefined;
  /** The folder that contains the apps. */
  readonly appsRoot: string;
}

/** Finds codes by what an admin types. */
export interface CodeFinder {
  /** Starts to fill the index, unless it is there. */
  readonly warm: () => void;
  /** Whether the index is filled, and there are so many codes that it answers sooner than the read model. */
  readonly isSooner: () => boolean;
  /** Waits while the index fills. Rejects where it can not be kept. */
  readonly find: (search: CodeSearch) => Promise<CodesFound>;
}

/** The ports and settings that the handlers need. */
export interface HttpContext extends CommandContext {
  readonly store: ReadStore;
  readonly feed: EventFeed;
  readonly limiter: RateLimiter;
  /** Counts calls that only read, in this process alone: a count elsewhere would cost more than the read. */
  readonly readLimiter: RateLimiter;
  readonly files: ObjectStorage;
  readonly media: Media;
  readonly search: CodeFinder;
  /** Finds people by the beginning of their e-mail, or of a part of their name. */
  readonly people: PeopleIndex;
  readonly scans: ScanJournal;
  readonly scanLimit: ScanLimit;
  readonly misses: Misses;
  readonly operations: { report(): Promise<OperationsReport> };
  readonly printing: Printing;
  readonly outbound: Outbound;
  readonly keyUses: KeyUses;
  readonly settings: HttpSettings;
  readonly logger: Logger;
}
