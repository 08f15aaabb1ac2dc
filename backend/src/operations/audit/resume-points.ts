import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CheckResult } from './check.ts';
import { CheckMark } from './log-check.ts';

const FILE = 'mark.json';
/** An older mark says too little about the disks of today. */
const LONGEST_PAUSE_MS = 24 * 60 * 60_000;

/** How far an audit is, so that a later run goes on after it. Nothing personal is in it. */
const Mark = z.object({
  /** The pass over the log; `done` once its results are there. */
  log: z.union([
    z.literal('done'),
    z.object({ position: z.string(), events: z.int(), checks: z.array(CheckMark).readonly() }),
  ]),
  /** The last event that was seen. The log must still hold it. */
  last: z.object({ stream: z.string(), revision: z.int(), id: z.string() }),
  /** The results of the read models that are compared, by name and version. */
  models: z.record(z.string(), z.array(CheckResult).readonly()).default({}),
  /** The results of the log. */
  results: z.array(CheckResult).readonly().default([]),
});
export type Mark = Readonly<z.infer<typeof Mark>>;

const Stored = z.object({ madeAt: z.number(), mark: Mark });

/** The mark of an audit in its folder. */
export class Marks {
  readonly #folder: string;
  #mark: Partial<Mark>;

  private constructor(folder: string, mark: Partial<Mark>) {
    this.#folder = folder;
    this.#mark = mark;
  }

  /** Takes up the mark of an interrupted audit, unless the log does not hold its last event any more. */
  static async open(folder: string, holds: (last: Mark['last']) => Promise<boolean>): Promise<Marks> {
    const mark = await readMark(folder);
    return new Marks(folder, mark && (await holds(mark.last)) ? mark : {});
  }

  get now(): Partial<Mark> {
    return this.#mark;
  }

  /** Replaces parts of the mark in one step. A log without events has none. */
  async save(parts: Partial<Mark>): Promise<void> {
    this.#mark = { ...this.#mark, ...parts };
    if (this.#mark.last === undefined) return;
    const file = join(this.#folder, FILE);
    await writeFile(`${file}.new`, JSON.stringify({ madeAt: Date.now(), mark: this.#mark }), { flush: true });
    await rename(`${file}.new`, file);
  }

  remove(): Promise<void> {
    return rm(join(this.#folder, FILE), { force: true });
  }
}

/** Resolves to undefined where a folder has no mark, an old one, or one of another program. */
async function readMark(folder: string): Promise<Mark | undefined> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const { madeAt, mark } = Stored.parse(JSON.parse(text));
    return Math.abs(Date.now() - madeAt) < LONGEST_PAUSE_MS ? mark : undefined;
  } catch {
    return undefined;
  }
}
