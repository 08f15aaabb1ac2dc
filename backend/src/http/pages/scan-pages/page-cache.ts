import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { SiteLook } from '../../../contract/domains/site-look.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { EventLog } from '../../../log/event-log.ts';
import type { Answer } from '../../edge/answers/answer.ts';
import type { Site } from '../../edge/settings/site.ts';
import { codeIn, keyOf, type PageName } from './page-key.ts';
import { compressBest, type PreparedPage } from './prepared-page.ts';

/** What strangers get: a page, or where the code leads elsewhere, the answer to a scan. */
export type SharedAnswer =
  | { readonly kind: 'page'; readonly page: PreparedPage }
  | { readonly kind: 'elsewhere'; readonly answer: Answer }
  | { readonly kind: 'not-built' };

/** What is known of sites: the present look of one. */
interface KnownSites {
  at(domain: string): Pick<Site, 'look'>;
}

interface CachePorts {
  readonly sites: KnownSites;
  readonly log: EventLog;
  readonly logger: Logger;
}

/** The most memory that cached pages take, in bytes: thousands of them. */
const CACHED_BYTES = 64 * 1024 * 1024;

/** The pages that strangers get, until the stream of their code gets an event. Of a protected page that is the gate. */
export class PageCache {
  readonly #logger: Logger;
  readonly #sites: KnownSites;
  readonly #pages: LRUCache<string, PreparedPage>;
  /** Loads that are running. A load during which the stream gets an event is not cached. */
  readonly #loading = new Map<string, Promise<SharedAnswer>>();
  /** The keys of the pages of each code that are cached or being loaded: most codes that change have none. */
  readonly #keys = new Map<string, Set<string>>();
  #compressing = false;
  #hits = 0;
  #misses = 0;

  constructor({ log, logger, sites }: CachePorts, maxBytes = CACHED_BYTES) {
    this.#logger = logger;
    this.#sites = sites;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      disposeAfter: (_page, key) => this.#gone(key),
    });
    log.onAppended((stream) => this.forget(stream));
  }

  /** Pages that were answered from memory, pages that were not, and the memory that the cached ones take, in bytes. */
  get figures(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#pages.calculatedSize };
  }

  /** Removes the pages of a stream's code, because the stream got an event. */
  forget(stream: string): void {
    const code = QR_CODE.keyOf(stream);
    if (code === undefined) return;
    for (const key of [...(this.#keys.get(code) ?? [])]) {
      this.#loading.delete(key);
      this.#pages.delete(key);
    }
    this.#keys.delete(code);
  }

  /** Empties the cache, because events may have been missed. */
  forgetAll(): void {
    this.#loading.clear();
    this.#pages.clear();
    this.#keys.clear();
  }

  /** Returns a cached page. One that is asked for again is worth the best compression. */
  get(name: PageName): PreparedPage | undefined {
    const key = keyOf(name);
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#hits += 1;
    if (!page.best && !this.#compressing) void this.#compress(key, page);
    return page;
  }

  /**
   * Returns the cached page, else the answer that `read` makes of the log in a look. Concurrent calls share one read. What was
   * made in a look that its domain has no more is not kept.
   */
  async load(name: PageName, look: SiteLook, read: () => Promise<SharedAnswer>): Promise<SharedAnswer> {
    const page = this.get(name);
    if (page) return { kind: 'page', page };
    return this.#read(keyOf(name), () => this.#sites.at(name.domain).look === look, read);
  }

  #read(key: string, isPresent: () => boolean, read: () => Promise<SharedAnswer>): Promise<SharedAnswer> {
    const running = this.#loading.get(key);
    if (running) return running;
    this.#misses += 1;
    const load: Promise<SharedAnswer> = read().then((answer) => {
      const kept = this.#loading.get(key) === load && isPresent();
      if (answer.kind === 'page' && kept) this.#pages.set(key, answer.page);
      return answer;
    });
    this.#loading.set(key, load);
    const ofCode = this.#keys.get(codeIn(key)) ?? new Set();
    this.#keys.set(codeIn(key), ofCode.add(key));
    const done = () => {
      if (this.#loading.get(key) !== load) return;
      this.#loading.delete(key);
      this.#gone(key);
    };
    load.then(done, done);
    return load;
  }

  /** Forgets a key that is neither cached nor being loaded any more. */
  #gone(key: string): void {
    if (this.#pages.has(key) || this.#loading.has(key)) return;
    const ofCode = this.#keys.get(codeIn(key));
    ofCode?.delete(key);
    if (ofCode?.size === 0) this.#keys.delete(codeIn(key));
  }

  /** One page at a time, so that the threads stay free for others. A page that has to wait gets its turn at a later visit. */
  async #compress(key: string, page: PreparedPage): Promise<void> {
    this.#compressing = true;
    try {
      const best = await compressBest(page);
      if (this.#pages.peek(key) === page) this.#pages.set(key, best);
    } catch (error) {
      this.#logger.error({ err: error }, 'a page could not be compressed');
    } finally {
      this.#compressing = false;
    }
  }
}
