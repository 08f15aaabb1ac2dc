import { LRUCache } from 'lru-cache';
import { isOwnShortCode } from '../../../contract/short-codes/short-code.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import type { EventLog } from '../../../log/event-log.ts';
import type { ScanSite } from './prepared-answer.ts';
import { type Resolution, resolve, UNREAD_BY_SCANS } from './resolution.ts';
import { type InstallationAnswers, SiteAnswers } from './site-answers.ts';

/** The data of a code that a scan needs: its owner, whether a scan counts, and the response. */
export interface Entry {
  readonly code: string;
  /** Whether the path may be another page: no stream has the code, and it is not of our alphabet and length. */
  readonly mayBePage: boolean;
  readonly batch: string;
  readonly counts: boolean;
  readonly owner: string | null;
  readonly answers: SiteAnswers;
  /** About how much memory it takes, in bytes. */
  readonly bytes: number;
}

const CACHE_BYTES = 96 * 1024 * 1024;
/** Measured: an entry whose answers are redirects takes 640 to 890 bytes. */
const REDIRECT_BYTES = 1000;
/** A page of 4 KB, in the languages of three visitors. */
const PAGE_BYTES = 12_000;

/** The entries of scanned codes, each folded from the code's own stream and kept until that stream gets an event. */
export class CodeEntries {
  readonly #log: EventLog;
  readonly #prepares: InstallationAnswers;
  readonly #cache = new LRUCache<string, Entry>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  /** Loads that are running. A load during which the stream gets an event is not cached. */
  readonly #loading = new Map<string, Promise<Entry>>();

  constructor(log: EventLog, prepares: InstallationAnswers) {
    this.#log = log;
    this.#prepares = prepares;
    log.onAppended((stream) => this.forget(stream));
  }

  /** Removes the code of a stream, because the stream got an event. */
  forget(stream: string): void {
    const code = QR_CODE.keyOf(stream);
    if (code === undefined) return;
    this.#cache.delete(code);
    this.#loading.delete(code);
  }

  /** Removes all, because events may have been missed. */
  forgetAll(): void {
    this.#cache.clear();
    this.#loading.clear();
  }

  /** Returns an entry that is kept. */
  get(code: string): Entry | undefined {
    return this.#cache.get(code);
  }

  /**
   * Returns an entry that is kept, or that takes no wait to be made, with its answers at a site. Undefined for any other, and for one
   * that fails: `load` then says why.
   */
  now(code: string, site: ScanSite): Entry | undefined {
    const kept = this.#cache.get(code);
    if (kept || this.#loading.has(code)) return kept;
    try {
      const state = this.#log.loadNow(QR_CODE, code, UNREAD_BY_SCANS);
      if (!state) return undefined;
      const entry = this.#entryOf(code, state);
      entry.answers.at(site);
      this.#cache.set(code, entry);
      return entry;
    } catch {
      return undefined;
    }
  }

  /** Folds the stream of a code, once for all who ask meanwhile. */
  load(code: string): Promise<Entry> {
    const running = this.#loading.get(code);
    if (running) return running;
    const load: Promise<Entry> = this.#read(code).then((entry) => {
      if (this.#loading.get(code) === load) this.#cache.set(code, entry);
      return entry;
    });
    this.#loading.set(code, load);
    const done = () => {
      if (this.#loading.get(code) === load) this.#loading.delete(code);
    };
    load.then(done, done);
    return load;
  }

  async #read(code: string): Promise<Entry> {
    const { state } = await this.#log.load(QR_CODE, code, { passing: true });
    return this.#entryOf(code, state);
  }

  #entryOf(code: string, state: QrCode): Entry {
    const resolution = resolve(state);
    // The visitor of a claimable code is its future owner, whose visit is no scan.
    const counts = state.status === 'present' && resolution.kind !== 'claim';
    const answers = new SiteAnswers(code, resolution, this.#prepares);
    const mayBePage = state.status === 'absent' && !isOwnShortCode(code);
    const bytes = bytesOf(resolution);
    return { code, mayBePage, batch: state.batchId, counts, owner: state.owner, answers, bytes };
  }
}

function bytesOf({ kind }: Resolution): number {
  switch (kind) {
    case 'small-page':
    case 'picked':
    case 'hidden':
      return REDIRECT_BYTES + PAGE_BYTES;
    case 'redirect':
    case 'file':
    case 'page':
    case 'claim':
    case 'nowhere':
      return REDIRECT_BYTES;
  }
}
