import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SpoolEntry, SpooledAppend, Target } from '../../../ports/scan-spool.ts';
import { syncFolder } from '../durable-file.ts';
import { entryOf, lineOf, scansIn } from './lines.ts';
import { DRAINED, removeFiles, SPOOL } from './paths.ts';
import { noteProgress, type Progress, readProgress } from './progress.ts';
import { type Group, readGroup } from './read-group.ts';
import { readLines } from './read-lines.ts';

interface Options {
  /** The path of the file without its ending. */
  readonly base: string;
  /** Gives the file to other processes. */
  readonly unlock: () => void;
  /** Gets the number of lines that are lost. */
  readonly onDamage: (lines: number) => void;
}

interface Sending extends Group {
  readonly append: SpooledAppend;
}

/** A file of spooled events, and a note beside it that says how far they are in the log. This process alone has it. */
export class SpoolFile {
  readonly #options: Options;
  readonly #file: FileHandle;
  #progress: Progress;
  #length: number;
  #sending: Sending | undefined;
  #isSealed = false;
  scans = 0;
  since: string | null = null;

  private constructor(options: Options, file: FileHandle, progress: Progress, length: number) {
    this.#options = options;
    this.#file = file;
    this.#progress = progress;
    this.#length = length;
  }

  /** Creates an empty file. */
  static async create(options: Options): Promise<SpoolFile> {
    const file = await open(options.base + SPOOL, 'wx+', 0o600);
    await syncFolder(dirname(options.base));
    return new SpoolFile(options, file, { offset: 0 }, 0);
  }

  /** Opens a file that an ended process left. */
  static async open(options: Options): Promise<SpoolFile> {
    const progress = await readProgress(options.base + DRAINED);
    const file = await open(options.base + SPOOL, 'r');
    const { size } = await file.stat();
    const left = new SpoolFile(options, file, progress, size);
    left.#isSealed = true;
    for await (const { json } of readLines(file, progress.offset, size)) {
      if (!json) continue;
      left.scans += scansIn(json);
      left.since ??= entryOf(json).event.at;
    }
    return left;
  }

  get length(): number {
    return this.#length;
  }

  /** Whether nothing more may be kept in it. */
  get isSealed(): boolean {
    return this.#isSealed;
  }

  /** Whether all that is in it is in the log, or under way there. */
  get isSent(): boolean {
    return (this.#sending?.end ?? this.#progress.offset) >= this.#length;
  }

  /** Resolves once the entry is durable. What fails is cut off. The file ends where that is in doubt. */
  async keep(entry: SpoolEntry): Promise<void> {
    const line = lineOf(entry);
    try {
      await this.#write(line);
      await this.#file.datasync().catch((error: unknown) => {
        this.#isSealed = true;
        throw error;
      });
    } catch (error) {
      await this.#file.truncate(this.#length).catch(() => {
        this.#isSealed = true;
      });
      throw error;
    }
    this.#length += line.length;
    this.scans += entry.scans;
    this.since ??= entry.event.at;
  }

  /** Returns the append that is under way, or the next one; undefined where all is in the log. */
  async next(target: Target): Promise<SpooledAppend | undefined> {
    if (this.#sending) return this.#sending.append;
    const { offset, sending } = this.#progress;
    const group = await readGroup(this.#file, offset, sending?.to ?? this.#length, sending !== undefined);
    if (group.damaged > 0) this.#options.onDamage(group.damaged);
    if (group.events.length === 0) {
      this.#progress = { offset: group.end };
      return undefined;
    }
    const { stream, expected } = sending ?? group.sent ?? target;
    if (!sending) await this.#note({ stream, expected }, group.end);
    const append = { stream, expected, events: group.events };
    this.#sending = { ...group, append };
    return append;
  }

  appended(): void {
    if (!this.#sending) return;
    this.#progress = { offset: this.#sending.end };
    this.scans -= this.#sending.scans;
    this.#sending = undefined;
  }

  async moved({ stream, expected }: Target): Promise<void> {
    if (!this.#sending) return;
    const { end, append } = this.#sending;
    await this.#note({ stream, expected }, end);
    this.#sending = { ...this.#sending, append: { ...append, stream, expected } };
  }

  async remove(): Promise<void> {
    try {
      await removeFiles(this.#options.base);
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
    this.#options.unlock();
  }

  /** A disk that gets full writes a part, and fails with the rest. */
  async #write(line: Buffer): Promise<void> {
    for (let done = 0; done < line.length; ) {
      const { bytesWritten } = await this.#file.write(line, done, line.length - done, this.#length + done);
      done += bytesWritten;
    }
  }

  async #note({ stream, expected }: Target, to: number): Promise<void> {
    const progress = { offset: this.#progress.offset, sending: { stream, expected, to } };
    await noteProgress(this.#options.base + DRAINED, progress);
    this.#progress = progress;
  }
}
