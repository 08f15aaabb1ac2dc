import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { cleanImage } from './clean-image.ts';
import { lookAt } from './colours.ts';
import { deriveWidths } from './derive-widths.ts';
import { openImage } from './open-image.ts';
import {
  type Cleaned,
  type Derived,
  type Look,
  PICTURE_JOB,
  type PictureJob,
  READY,
  REWRITTEN,
} from './picture-job.ts';
import { Refusal } from './refusal.ts';

// A process for one picture: what a decoder does to its memory ends with it.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
});

const job = PICTURE_JOB.parse(JSON.parse(await text(process.stdin)));
process.stdout.write(READY);
process.stdout.write(JSON.stringify(await outcomeOf(job)));

async function outcomeOf(job: PictureJob) {
  try {
    return await perform(job);
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.reason };
    const tooLarge = error instanceof Error && /pixel limit|dimensions/i.test(error.message);
    return { reason: tooLarge ? 'too_many_pixels' : 'broken' };
  }
}

async function perform(job: PictureJob): Promise<Look | Derived | Cleaned> {
  const { file, format, folder } = job;
  const original = await readFile(file);
  // The parser of XML and the readers of symbols are loaded where they are needed: a process starts for each picture.
  const bytes = format === 'svg' ? (await import('./svg/clean-svg.ts')).cleanSvg(original) : original;
  const image = await openImage(bytes, format);
  if (job.task === 'derive') return { widths: [...(await deriveWidths(image, folder))] };
  const { width, height } = image;
  // Looking decodes the picture: a file that can't be decoded is refused before it is cleaned.
  const look = job.task === 'look' && { width, height, ...(await lookAt(image)) };
  const clean = format === 'svg' ? bytes : await cleanImage(image, format);
  const rewritten = !clean.equals(original);
  if (rewritten) await writeFile(join(folder, REWRITTEN), clean);
  if (!look || job.task !== 'look') return { rewritten };
  const symbols = job.symbols && (await (await import('./symbols-on.ts')).symbolsOn(image));
  return { ...look, rewritten, ...(symbols && { symbols: [...symbols] }) };
}
