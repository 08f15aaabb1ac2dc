import { EngineUnavailable } from '../../../ports/errors.ts';
import type { ScanSpool, SpoolEntry, Spooled, SpooledAppend, Target } from '../../../ports/scan-spool.ts';
import { withPortErrors } from '../errors.ts';
import { Ending } from './ending.ts';
import type { SpoolFile } from './spool-file.ts';
import { type FolderOptions, SpoolFolder } from './spool-folder.ts';

/** Bytes: some thirty million scans. */
const MAX_BYTES = 1024 ** 3;

interface Options extends FolderOptions {
  readonly maxBytes?: number;
}

/** Opens the spool of a folder, which need not exist. Nothing is read before `adopt`. */
export const openScanSpool = (folder: string, options: Options): ScanSpool =>
  new DiskSpool(new SpoolFolder(folder, options), options.maxBytes ?? MAX_BYTES);

class DiskSpool implements ScanSpool {
  readonly #folder: SpoolFolder;
  readonly #maxBytes: number;
  /** What waits, each behind the one before. */
  readonly #files: SpoolFile[] = [];
  /** The one of them that scans are kept in. */
  #own: SpoolFile | undefined;
  #keeping = 0;
  #kept: Promise<unknown> = Promise.resolve();
  /** The one of which an append is under way. */
  #sending: SpoolFile | undefined;
  #isFlowing = false;
  #ending: Ending | undefined;

  constructor(folder: SpoolFolder, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  get holds(): boolean {
    return this.#files.length > 0 || this.#keeping > 0;
  }

  get ending(): Promise<void> | undefined {
    return this.#ending?.over;
  }

  get waiting(): Spooled {
    const begun = this.#files.flatMap(({ since }) => since ?? []).sort();
    const scans = this.#files.reduce((sum, file) => sum + file.scans, 0);
    return { scans, since: scans === 0 ? null : (begun[0] ?? null) };
  }

  async keep(entry: SpoolEntry): Promise<void> {
    this.#keeping += 1;
    const kept = this.#kept.then(() => withPortErrors(this.#keep(entry)));
    this.#kept = kept.catch(() => undefined);
    try {
      await kept;
    } finally {
      this.#keeping -= 1;
    }
  }

  async proveWrite(): Promise<void> {
    this.#assertRoom();
    await this.#folder.proveWrite();
  }

  async adopt(): Promise<void> {
    for await (const file of this.#folder.adopt()) this.#files.push(file);
  }

  async next(target: Target): Promise<SpooledAppend | undefined> {
    for (;;) {
      const [file] = this.#files;
      if (!file) {
        await this.#kept;
        if (this.#files.length > 0) continue;
        return undefined;
      }
      const append = await withPortErrors(file.next(target));
      if (append) {
        this.#sending = file;
        const isLast = this.#isFlowing && file.isSent && this.#files.length === 1;
        if (isLast) this.#ending ??= new Ending(() => this.#open());
        return append;
      }
      await this.#kept;
      if (file.isSent && (file !== this.#own || this.#keeping === 0)) await this.#drop(file);
    }
  }

  appended(): void {
    this.#sending?.appended();
    this.#isFlowing = true;
  }

  async moved(target: Target): Promise<void> {
    await withPortErrors(this.#sending?.moved(target) ?? Promise.resolve());
  }

  async close(): Promise<void> {
    await this.#kept;
    this.#own = undefined;
    for (const file of this.#files.splice(0)) await file.close();
  }

  async #keep(entry: SpoolEntry): Promise<void> {
    this.#assertRoom();
    if (!this.#own) {
      this.#own = await this.#folder.create();
      this.#files.push(this.#own);
    }
    const own = this.#own;
    try {
      await own.keep(entry);
    } catch (error) {
      if (own.isSealed) this.#own = undefined;
      if (own.length === 0) await this.#drop(own);
      throw error;
    }
  }

  #assertRoom(): void {
    if (this.#files.reduce((sum, { length }) => sum + length, 0) >= this.#maxBytes)
      throw new EngineUnavailable('scan spool', undefined, 'the files of scans that wait are full');
  }

  /** Scans go to the log again from here on, where nothing else waits. */
  async #drop(file: SpoolFile): Promise<void> {
    const place = this.#files.indexOf(file);
    // A write that failed may have dropped an empty file meanwhile.
    if (place === -1) return;
    if (this.#own === file) this.#own = undefined;
    this.#files.splice(place, 1);
    if (this.#files.length === 0) this.#open();
    await withPortErrors(file.remove());
  }

  #open(): void {
    this.#isFlowing = false;
    this.#ending?.finish();
    this.#ending = undefined;
  }
}
