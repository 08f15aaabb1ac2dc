/** What a list says of an address that it has; `other` for one that says nothing of it. */
export type Threat = 'malware' | 'phishing' | 'unwanted' | 'other';

/** A list of addresses that harm who opens them. */
export interface ThreatList {
  /** Events keep it. It names no key and no folder. */
  readonly name: string;
  /**
   * Returns those of some addresses that the list has, each with its threat. Rejects with `EngineUnavailable` where the list
   * gives no answer now.
   */
  find(urls: readonly string[]): Promise<ReadonlyMap<string, Threat>>;
}
