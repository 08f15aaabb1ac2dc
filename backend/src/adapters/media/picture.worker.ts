import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { cleanImage } from './clean-image.ts';
import { lookAt } from './colours.ts';
import { deriveWidths } from './derive-widths.ts';
import type { ImageFormat } from './formats.ts';
import { drawIcons } from './icons/draw-icons.ts';
import { openImage } from './open-image.ts';
import {
  type Cleaned,
  type Derived,
  type Icons,
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

/**
 * Returns what sharp can read. The parser of XML, the decoder of HEIC and the readers of symbols are loaded where they are
 * needed: a process starts for each picture.
 */
async function readable(format: ImageFormat, original: Buffer): Promise<Buffer> {
  if (format === 'svg') return (await import('./svg/clean-svg.ts')).cleanSvg(original);
  return format === 'heic' ? (await import('./heic/jpeg-of-heic.ts')).jpegOfHeic(original) : original;
}

async function perform(job: PictureJob): Promise<Look | Derived | Icons | Cleaned> {
  const { file, format, folder } = job;
  const original = await readFile(file);
  const bytes = await readable(format, original);
  const kind = format === 'heic' ? 'jpeg' : format;
  const image = await openImage(bytes, kind);
  if (job.task === 'icons') return { names: [...(await drawIcons(image, job.tiles, folder))] };
  if (job.task === 'derive') return { widths: [...(await deriveWidths(image, folder))] };
  const { width, height } = image;
  // Looking decodes the picture: a file that can't be decoded is refused before it is cleaned.
  const look = job.task === 'look' && { width, height, ...(await lookAt(image)) };
  const clean = kind === 'svg' ? bytes : await cleanImage(image, kind);
  const rewritten = !clean.equals(original);
  if (rewritten) await writeFile(join(folder, REWRITTEN), clean);
  if (!look || job.task !== 'look') return { rewritten };
  const symbols = job.symbols && (await (await import('./symbols-on.ts')).symbolsOn(image));
  return { ...look, rewritten, ...(symbols && { symbols: [...symbols] }) };
}
