/** `points` tries in `seconds` for one key. */
export interface RateRule {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counts tries. Keys hold no personal data in clear text: callers hash them. */
export interface RateLimiter {
  take(
    rule: RateRule,
    key: string,
  ): Promise<{ readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number }>;
  /** Gives the point of one allowed try back, where that try does not count after all. */
  giveBack(rule: RateRule, key: string): Promise<void>;
  /** Forgets the tries of a key, after a success. */
  reset(rule: RateRule, key: string): Promise<void>;
}
