import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { READY } from '../picture-job.ts';
import { isActivePdf } from './active-pdf.ts';
import { PDF_JOB, type PdfLook } from './pdf-job.ts';

const { file } = PDF_JOB.parse(JSON.parse(await text(process.stdin)));
process.stdout.write(READY);
const look: PdfLook = { active: await isActivePdf(await readFile(file)) };
process.stdout.write(JSON.stringify(look));
