import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { EngineUnavailable } from '../../../ports/errors.ts';
import { latestProof } from '../../../ports/latest-proof.ts';
import type { ScanSpool, SpoolEntry, Spooled, SpooledAppend, Target } from '../../../ports/scan-spool.ts';
import { writeDurably } from '../durable-file.ts';
import { withPortErrors } from '../errors.ts';
import { unlessMissing } from '../missing.ts';
import { Ending } from './ending.ts';
import { LOCK, removeFiles, SPOOL, spoolsIn } from './paths.ts';
import { SpoolFile } from './spool-file.ts';

/** Bytes: some thirty million scans. */
const MAX_BYTES = 1024 ** 3;

interface Options {
  /** Takes a lock that ends with this process; undefined while another process holds it. */
  readonly lockFile: (file: string) => (() => void) | undefined;
  readonly logger: Logger;
  readonly maxBytes?: number;
}

/** Opens the spool of a folder, which need not exist. Nothing is read before `adopt`. */
export const openScanSpool = (folder: string, options: Options): ScanSpool => new DiskSpool(folder, options);

class DiskSpool implements ScanSpool {
  readonly #folder: string;
  readonly #options: Options;
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
  readonly #unreadable = new Set<string>();
  readonly #prove: () => Promise<void>;

  constructor(folder: string, options: Options) {
    this.#folder = folder;
    this.#options = options;
    this.#prove = latestProof(async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(join(folder, 'write-check'), '');
    });
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
    await withPortErrors(this.#prove());
  }

  async adopt(): Promise<void> {
    const files = (await withPortErrors(unlessMissing(readdir(this.#folder)))) ?? [];
    for (const name of spoolsIn(files)) if (!this.#unreadable.has(name)) await this.#adopt(name);
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
        if (this.#isFlowing && file.isSent && this.#files.length === 1) this.#end();
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
      const own = await this.#create();
      this.#own = own;
      this.#files.push(own);
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
    const { maxBytes = MAX_BYTES } = this.#options;
    if (this.#files.reduce((sum, { length }) => sum + length, 0) >= maxBytes)
      throw new EngineUnavailable('scan spool', undefined, 'the files of scans that wait are full');
  }

  async #create(): Promise<SpoolFile> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const options = this.#lock(randomUUID());
    if (!options) throw new EngineUnavailable('scan spool', undefined, 'another process holds the new file');
    return SpoolFile.create(options).catch((error: unknown) => {
      options.unlock();
      throw error;
    });
  }

  async #adopt(name: string): Promise<void> {
    const options = this.#lock(name);
    if (!options) return;
    try {
      const file = await unlessMissing(SpoolFile.open(options));
      if (file) this.#files.push(file);
      else await removeFiles(options.base).finally(options.unlock);
    } catch (error) {
      options.unlock();
      this.#unreadable.add(name);
      this.#options.logger.error({ err: error, file: name + SPOOL }, 'scans that wait cannot be read');
    }
  }

  #lock(name: string) {
    const base = join(this.#folder, name);
    const unlock = this.#lockFile(base + LOCK);
    const onDamage = (lines: number) =>
      this.#options.logger.error({ file: name + SPOOL, lines }, 'scans that waited are damaged, and lost');
    return unlock && { base, unlock, onDamage };
  }

  #lockFile(file: string) {
    try {
      return this.#options.lockFile(file);
    } catch (error) {
      throw new EngineUnavailable('scan spool', error);
    }
  }

  /** Scans go to the log again from here on, where nothing else waits. */
  async #drop(file: SpoolFile): Promise<void> {
    if (this.#own === file) this.#own = undefined;
    this.#files.splice(this.#files.indexOf(file), 1);
    if (this.#files.length === 0) this.#open();
    await withPortErrors(file.remove());
  }

  #end(): void {
    this.#ending ??= new Ending(() => this.#open());
  }

  #open(): void {
    this.#isFlowing = false;
    this.#ending?.finish();
    this.#ending = undefined;
  }
}
