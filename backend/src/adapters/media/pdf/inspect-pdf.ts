import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../refusal.ts';
import { runWorker } from '../run-worker.ts';
import { download } from '../stored/stored-file.ts';
import type { Tools } from '../tools.ts';
import { PDF_LOOK } from './pdf-job.ts';

const SCRIPT = fileURLToPath(new URL('./pdf.worker.ts', import.meta.url));

/** Throws `Refusal` for a PDF that runs something in viewers. */
export function inspectPdf({ storage, scratch, signal }: Tools, key: string): Promise<void> {
  return scratch.use(async (folder) => {
    const file = join(folder, 'original');
    await download(storage, key, file, signal);
    const { active } = await runWorker({ script: SCRIPT, nice: 5, folder }, { file }, PDF_LOOK, signal);
    if (active) throw new Refusal('active');
  });
}
