import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseJson } from '../../../ports/json/json.ts';
import { writeDurably } from '../durable-file.ts';
import { unlessMissing } from '../missing.ts';
import { StoredTarget } from './stored-target.ts';

/** How far a file is in the log. Offsets are bytes; all before `offset` is stored. */
const Progress = z.object({
  offset: z.int(),
  /** The append of all lines before `to` that was begun. Its outcome is unknown to whoever reads this first. */
  sending: z.object({ ...StoredTarget.shape, to: z.int() }).optional(),
});
export type Progress = z.infer<typeof Progress>;

/** Returns the beginning where nothing is noted. Throws for a damaged note, without which events could be doubled. */
export async function readProgress(file: string): Promise<Progress> {
  const text = await unlessMissing(readFile(file, 'utf8'));
  return text === undefined ? { offset: 0 } : Progress.parse(parseJson(text));
}

export const noteProgress = (file: string, progress: Progress): Promise<void> =>
  writeDurably(file, JSON.stringify(progress));
