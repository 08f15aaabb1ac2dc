import { readFile, stat } from 'node:fs/promises';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { ListStanding } from '../../ports/threats/standing.ts';
import type { Threat, ThreatList } from '../../ports/threats/threat-list.ts';
import { canonicalUrl, expressionOf, expressionsOf } from './canonical-url.ts';

/** A list longer than this is a feed. Bytes. */
const MOST_BYTES = 1024 * 1024;

interface Entries {
  readonly addresses: ReadonlySet<string>;
  readonly words: readonly string[];
}

/** The list of the installation itself: a text file with a host, an address or `word: …` a line. It is read when it changes. */
export class OwnList implements ThreatList {
  readonly name = 'own';
  readonly #path: string;
  #entries: Entries | undefined;
  #version = '';
  #readAt: string | null = null;
  #checkedAt: string | null = null;
  #problem: string | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  async find(urls: readonly string[]): Promise<ReadonlyMap<string, Threat>> {
    const entries = this.#entries;
    if (entries === undefined) throw new EngineUnavailable('the own list', undefined, 'it was never read');
    return new Map(urls.filter((url) => lists(entries, url)).map((url) => [url, 'other']));
  }

  standing(): ListStanding {
    const { addresses, words } = this.#entries ?? { addresses: new Set(), words: [] };
    return {
      name: this.name,
      readAt: this.#readAt,
      checkedAt: this.#checkedAt,
      entries: addresses.size + words.length,
      problem: this.#problem,
    };
  }

  /** Resolves with whether it can be read. */
  async open(now: Date): Promise<boolean> {
    await this.refresh(now);
    return this.#entries !== undefined;
  }

  /** Reads it where it has changed. Resolves with whether it did. */
  async refresh(now: Date): Promise<boolean> {
    try {
      const { mtimeMs, size } = await stat(this.#path);
      if (size > MOST_BYTES) throw new Error('The list is longer than 1 MB: name it as a feed');
      const version = `${mtimeMs} ${size}`;
      const changed = version !== this.#version;
      if (changed) {
        this.#entries = entriesOf(await readFile(this.#path, 'utf8'));
        this.#readAt = now.toISOString();
      }
      this.#version = version;
      this.#checkedAt = now.toISOString();
      this.#problem = null;
      return changed;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      this.#problem =
        code === undefined && error instanceof Error ? error.message : `It could not be read (${code})`;
      return false;
    }
  }
}

function entriesOf(text: string): Entries {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const words = lines.flatMap((line) => /^word:\s*(.+)$/i.exec(line)?.[1]?.toLowerCase() ?? []);
  const addresses = lines.flatMap((line) => {
    const url = /^word:/i.test(line) ? undefined : canonicalUrl(line);
    return url ? [expressionOf(url)] : [];
  });
  return { addresses: new Set(addresses), words };
}

function lists({ addresses, words }: Entries, address: string): boolean {
  const url = canonicalUrl(address);
  if (url === undefined) return false;
  const written = [address.toLowerCase(), expressionOf(url).toLowerCase()];
  return (
    expressionsOf(url).some((expression) => addresses.has(expression)) ||
    words.some((word) => written.some((text) => text.includes(word)))
  );
}
