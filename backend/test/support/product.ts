import type { Role } from './distributed/member.ts';

/** The parts of a mail that journeys check. */
export interface ReceivedMail {
  readonly to: string;
  /** Everybody whom its head names. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A running product, as browsers, mailboxes and operators see it. */
export interface Product {
  /** The addresses of its API processes. Each of them serves every request. */
  readonly urls: readonly string[];
  /** What its processes do, each role once, in the order of their names. */
  readonly roles: readonly Role[];
  /** The address in codes and mails. */
  readonly publicUrl: string;
  /** Codes generated in advance, because journeys that share a product would exceed the admin's rate limit. */
  readonly spareCodes?: string[];
  /** The folder with all data, where one folder holds it. */
  readonly dataDir?: string;
  /** The headers that a proxy adds to each request. */
  readonly proxied?: Readonly<Record<string, string>>;
  /** Every mail sent so far, oldest first. */
  mails(): Promise<readonly ReceivedMail[]>;
  /** Resolves to the number of events in its log that calls recorded. */
  eventCount(): Promise<number>;
  /** Returns the log lines of errors. */
  loggedErrors(): readonly string[];
  /** Kills every process by SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again on the same data and addresses. Stops it first if it runs. */
  restart(): Promise<void>;
  /** Stops it by SIGTERM, and removes its data. */
  stop(): Promise<void>;
}

export type Environment = Readonly<Record<string, string>>;

/** What journeys need that a shared product does not have. */
export interface Needs {
  /** Settings in addition to those of the composition. */
  readonly environment?: Environment;
  /** A product without codes and people of other journeys. */
  readonly empty?: boolean;
  /** Two processes of each role, as the shared product has them where it has several. */
  readonly twice?: boolean;
}

/** One combination of adapters that the product runs on. */
export interface Composition {
  readonly name: string;
  start(needs: Needs): Promise<Product>;
}

/** The first admin of every composition. */
export const FIRST_ADMIN = { email: 'admin@journeys.example', password: 'first-admin-password' } as const;
