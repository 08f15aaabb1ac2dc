import { Refusal } from '../refusal.ts';

/** Browsers and mail filters look so far for HTML, and PDF readers for the header. Bytes. */
const SNIFFED = 1_024;

/** Readers look for the end of a PDF in so many last bytes. */
const TRAILER = 2_048;

const HTML = /<(!doctype html|html|head|body|script|iframe|object|embed)[\s>/]/i;

/** Throws `Refusal` where a file is no PDF from its first byte to its last, or is HTML as well. */
export function assertPdf(head: Buffer, tail: Buffer): void {
  const start = head.toString('latin1', 0, SNIFFED);
  if (!/^%PDF-\d\.\d/.test(start)) throw new Refusal('unsafe');
  if (HTML.test(start)) throw new Refusal('unsafe');
  const end = tail.toString('latin1', Math.max(0, tail.length - TRAILER));
  if (!/startxref\s+\d+\s+%%EOF/.test(end)) throw new Refusal('broken');
}
