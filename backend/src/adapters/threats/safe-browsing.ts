import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Threat, ThreatList } from '../../ports/threats/threat-list.ts';
import { canonicalUrl, expressionsOf } from './canonical-url.ts';

const NAME = 'safe-browsing';
const SERVICE = 'https://safebrowsing.googleapis.com';
const TIMEOUT_MS = 10_000;
/** Prefixes that one call asks for. */
const AT_ONCE = 100;
const PREFIX_BYTES = 4;
const CACHED = 10_000;

/** Values that are added later are none that we know: they say nothing. */
const Reply = z.object({
  fullHashes: z
    .array(
      z.object({
        fullHash: z.string(),
        fullHashDetails: z
          .array(z.object({ threatType: z.string().optional(), attributes: z.array(z.string()).optional() }))
          .default([]),
      }),
    )
    .default([]),
  cacheDuration: z.string().optional(),
});
type Reply = z.infer<typeof Reply>;

const THREATS: ReadonlyMap<string | undefined, Threat> = new Map([
  ['MALWARE', 'malware'],
  ['SOCIAL_ENGINEERING', 'phishing'],
  ['UNWANTED_SOFTWARE', 'unwanted'],
  ['POTENTIALLY_HARMFUL_APPLICATION', 'unwanted'],
]);
/** The service asks not to act on canaries. What harms only in a frame harms nobody who opens it. */
const NOT_ENFORCED = ['CANARY', 'FRAME_ONLY'];

interface Options {
  readonly key: string;
  /** For tests. */
  readonly service?: string;
}

/** Google Safe Browsing, version 5. It learns four bytes of a hash, and no address. */
export class SafeBrowsing implements ThreatList {
  readonly name = NAME;
  readonly #key: string;
  readonly #service: string;
  /** The full hashes of a prefix, as long as the service allows. */
  readonly #cache = new LRUCache<string, ReadonlyMap<string, Threat>>({ max: CACHED });

  constructor({ key, service = SERVICE }: Options) {
    this.#key = key;
    this.#service = service;
  }

  async find(urls: readonly string[]): Promise<ReadonlyMap<string, Threat>> {
    const hashes = new Map(
      urls.map((url) => {
        const canonical = canonicalUrl(url);
        const expressions = canonical ? expressionsOf(canonical) : [];
        return [url, expressions.map((expression) => hash('sha256', expression, 'buffer'))];
      }),
    );
    const threats = await this.#threatsOf(new Set([...hashes.values()].flat().map(prefixOf)));
    const found = new Map<string, Threat>();
    for (const [url, ofUrl] of hashes) {
      const [threat] = ofUrl.flatMap((each) => threats.get(each.toString('base64')) ?? []);
      if (threat) found.set(url, threat);
    }
    return found;
  }

  async #threatsOf(prefixes: ReadonlySet<string>): Promise<ReadonlyMap<string, Threat>> {
    const threats = new Map<string, Threat>();
    const unknown: string[] = [];
    for (const prefix of prefixes) {
      const kept = this.#cache.get(prefix);
      if (kept) for (const [full, threat] of kept) threats.set(full, threat);
      else unknown.push(prefix);
    }
    for (let start = 0; start < unknown.length; start += AT_ONCE) {
      const asked = unknown.slice(start, start + AT_ONCE);
      const reply = await this.#ask(asked);
      const found = threatsIn(reply);
      for (const [full, threat] of found) threats.set(full, threat);
      this.#keep(asked, found, reply.cacheDuration);
    }
    return threats;
  }

  #keep(asked: readonly string[], found: ReadonlyMap<string, Threat>, duration = '0s'): void {
    const ttl = Number.parseFloat(duration) * 1000;
    if (!(ttl >= 1)) return;
    for (const prefix of asked) {
      const own = [...found].filter(([full]) => prefixOf(Buffer.from(full, 'base64')) === prefix);
      this.#cache.set(prefix, new Map(own), { ttl: Math.floor(ttl) });
    }
  }

  async #ask(prefixes: readonly string[]): Promise<Reply> {
    const query = new URLSearchParams({ key: this.#key, alt: 'json' });
    for (const prefix of prefixes) query.append('hashPrefixes', prefix);
    // An error of the call may name the address, and with it the key.
    const response = await fetch(`${this.#service}/v5/hashes:search?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch(() => undefined);
    if (!response?.ok) {
      await response?.body?.cancel();
      throw away(response ? `it answers ${response.status}` : 'it does not answer');
    }
    const reply = Reply.safeParse(await response.json().catch(() => undefined));
    if (!reply.success) throw away('it answers what is not understood');
    return reply.data;
  }
}

const away = (reason: string) => new EngineUnavailable('Google Safe Browsing', undefined, reason);

const prefixOf = (full: Buffer): string => full.toString('base64', 0, PREFIX_BYTES);

/** Returns the threats of a reply by their full hashes, in base64. */
function threatsIn({ fullHashes }: Reply): ReadonlyMap<string, Threat> {
  const threats = new Map<string, Threat>();
  for (const { fullHash, fullHashDetails } of fullHashes)
    for (const { threatType, attributes = [] } of fullHashDetails) {
      const threat = THREATS.get(threatType);
      const enforced = !attributes.some((attribute) => NOT_ENFORCED.includes(attribute));
      if (threat && enforced) threats.set(fullHash, threat);
    }
  return threats;
}
