import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { EngineUnavailable } from '../../../ports/errors.ts';
import { latestProof } from '../../../ports/latest-proof.ts';
import { writeDurably } from '../durable-file.ts';
import { withPortErrors } from '../errors.ts';
import { unlessMissing } from '../missing.ts';
import { LOCK, removeFiles, SPOOL, spoolsIn } from './paths.ts';
import { SpoolFile } from './spool-file.ts';

export interface FolderOptions {
  /** Takes a lock that ends with this process; undefined while another process holds it. */
  readonly lockFile: (file: string) => (() => void) | undefined;
  readonly logger: Logger;
}

/** A folder of spools, of which each belongs to one process. Its calls reject with `EngineUnavailable`. */
export class SpoolFolder {
  readonly #folder: string;
  readonly #options: FolderOptions;
  readonly #unreadable = new Set<string>();
  readonly #prove: () => Promise<void>;

  constructor(folder: string, options: FolderOptions) {
    this.#folder = folder;
    this.#options = options;
    this.#prove = latestProof(async () => {
      await this.#make();
      await writeDurably(join(folder, 'write-check'), '');
    });
  }

  proveWrite(): Promise<void> {
    return withPortErrors(this.#prove());
  }

  async create(): Promise<SpoolFile> {
    await withPortErrors(this.#make());
    const options = this.#lock(randomUUID());
    if (!options) throw new EngineUnavailable('scan spool', undefined, 'another process holds the new file');
    return withPortErrors(SpoolFile.create(options)).catch((error: unknown) => {
      options.unlock();
      throw error;
    });
  }

  /** Takes over the spools of processes that have ended. One that cannot be read stays as it is. */
  async *adopt(): AsyncGenerator<SpoolFile> {
    const files = (await withPortErrors(unlessMissing(readdir(this.#folder)))) ?? [];
    for (const name of spoolsIn(files)) {
      const file = this.#unreadable.has(name) ? undefined : await withPortErrors(this.#adopt(name));
      if (file) yield file;
    }
  }

  async #adopt(name: string): Promise<SpoolFile | undefined> {
    const options = this.#lock(name);
    if (!options) return undefined;
    try {
      const file = await unlessMissing(SpoolFile.open(options));
      if (file) return file;
      await removeFiles(options.base);
      options.unlock();
      return undefined;
    } catch (error) {
      options.unlock();
      if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
      this.#unreadable.add(name);
      this.#options.logger.error({ err: error, file: name + SPOOL }, 'scans that wait cannot be read');
      return undefined;
    }
  }

  async #make(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  #lock(name: string) {
    const { lockFile, logger } = this.#options;
    const base = join(this.#folder, name);
    const onDamage = (lines: number) =>
      logger.error({ file: name + SPOOL, lines }, 'scans that waited are damaged, and lost');
    try {
      const unlock = lockFile(base + LOCK);
      return unlock && { base, unlock, onDamage };
    } catch (error) {
      throw new EngineUnavailable('scan spool', error);
    }
  }
}
