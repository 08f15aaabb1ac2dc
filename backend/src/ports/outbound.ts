export interface OutboundPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

export interface OutboundReply {
  readonly status: number;
  /** The beginning of the body, 1 KB at most. */
  readonly body: string;
  /** What `Retry-After` says; undefined without one. */
  readonly retryAfter: string | undefined;
}

/** A post without a reply. The message is for admins. */
export class OutboundFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutboundFailed';
  }
}

/** Calls to addresses that people choose. Unless it is allowed, none leads into a private network. */
export interface Outbound {
  /** Returns why an address may not be called, for people; undefined where it may. It resolves the host. */
  problem(url: string): Promise<string | undefined>;
  /** Posts once. It follows no redirect. Rejects with `OutboundFailed`, and with the reason of `signal` where that aborts. */
  post(post: OutboundPost): Promise<OutboundReply>;
}
