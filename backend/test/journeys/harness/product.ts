/** A mail as its reader sees it. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A running product, seen from outside: what a browser, a mailbox and an operator can reach. */
export interface Product {
  /** Where its API processes listen; any of them answers anything. */
  readonly urls: readonly string[];
  /** What codes and mails point to. */
  readonly publicUrl: string;
  /** Generated ahead, where many journeys share a product: an admin may not generate as often as they need one. */
  readonly spareCodes?: string[];
  /** What a proxy in front of it adds to each request. */
  readonly proxied?: Readonly<Record<string, string>>;
  /** Every mail sent so far, oldest first. */
  mails(): Promise<readonly ReceivedMail[]>;
  /** How many events its log holds. */
  eventCount(): Promise<number>;
  /** Errors that it has logged. */
  loggedErrors(): readonly string[];
  /** Pulls the plug: nothing is finished. */
  kill(): Promise<void>;
  /** Starts it again on the same data and addresses; stops it first if it runs. */
  restart(): Promise<void>;
  /** Stops it in an orderly way, and throws its data away. */
  stop(): Promise<void>;
}

export type Environment = Readonly<Record<string, string>>;

/** What journeys need beside a running product. */
export interface Needs {
  /** Settings beside the composition's own. */
  readonly environment?: Environment;
  /** Nobody else's codes and people in it. */
  readonly empty?: boolean;
}

/** One way to put the product together. */
export interface Composition {
  readonly name: string;
  start(needs: Needs): Promise<Product>;
}

/** The first admin of every composition. */
export const FIRST_ADMIN = { email: 'admin@journeys.example', password: 'first-admin-password' } as const;
