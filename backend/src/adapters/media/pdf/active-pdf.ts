import { createInflateRaw } from 'node:zlib';
import { PdfObjects } from './pdf-rules.ts';
import { TooDeep, withoutEscapes } from './pdf-values.ts';

/**
 * Actions that run something, open what is not in the document, or send what a form holds; and forms that are programs. Each
 * name stands where a value of a dictionary or an object begins, not within an address. `PdfObjects` names what is allowed; this
 * also finds what no reader of objects understands.
 */
const ACTIVE =
  /(?:\/S|obj|[\s\0<>[\])])\/(?:JavaScript|Launch|ImportData|SubmitForm|GoToR|GoToE|Rendition|RichMedia(?:Execute)?)(?![\w.+-])|\/(?:JavaScript|XFA)[\s\0]*(?:<<|\[|\d+\s+\d+\s+R)/;
/** Streams that hold objects, and with them actions. */
const OBJECT_STREAM = /\/ObjStm(?![\w.+-])/g;
/** What keeps us from reading such a stream by inflating it. */
const UNREADABLE =
  /\/(?:ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt|AHx|A85|LZW|RL|Predictor)(?![\w.+-])/;
const ENCRYPTED = /\/Encrypt(?![\w.+-])/;
const STREAM = /stream\r?\n/g;

/** Characters on both sides of a stream's type that hold the rest of its dictionary. */
const DICTIONARY = 1_024;
/** More than this is no stream of objects. Bytes. */
const INFLATED = 268_435_456;
const [CHUNK, SMALLEST_CHUNK] = [65_536, 64];

/**
 * Returns whether a PDF may do more in viewers than to be read and followed, holds files that systems run, or hides its objects
 * from us. Names are compared as readers do (`/J#61vaScript`), in the file and in its streams of objects.
 */
export async function isActivePdf(bytes: Buffer): Promise<boolean> {
  try {
    return await isActive(bytes);
  } catch (error) {
    if (error instanceof TooDeep) return true;
    throw error;
  }
}

async function isActive(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1');
  const names = withoutEscapes(text);
  if (ACTIVE.test(names)) return true;
  const objects = new PdfObjects();
  const dictionaries = objects.addFile(text);
  const streams = [...names.matchAll(OBJECT_STREAM)];
  if (streams.length === 0) return !objects.areAllowed();
  if (ENCRYPTED.test(names)) return true;
  if (streams.some(({ index }) => UNREADABLE.test(dictionaryAt(names, index)))) return true;
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    const start = index + keyword.length;
    const inflated = await inflate(bytes.subarray(start));
    if (inflated === 'too large') return true;
    const held = inflated.toString('latin1');
    if (ACTIVE.test(withoutEscapes(held))) return true;
    const dictionary = dictionaries.get(index);
    if (dictionary?.entries.some(([key]) => key === 'First'))
      objects.addStream(dictionary, held || text.slice(start, text.indexOf('endstream', start)));
  }
  return !objects.areAllowed();
}

/** Returns the dictionary around a place: from the end of the object before to the start of the stream. */
function dictionaryAt(names: string, place: number): string {
  const start = Math.max(0, place - DICTIONARY, names.lastIndexOf('endobj', place));
  return names.slice(start, place + DICTIONARY).split('stream', 1)[0] ?? '';
}

/**
 * Returns what some bytes inflate to, which is nothing where they are not deflated. What comes before a damage counts:
 * readers show it too.
 */
async function inflate(bytes: Buffer, chunkSize = CHUNK): Promise<Buffer | 'too large'> {
  // Two bytes of zlib's header: streams of pictures and fonts have others.
  const [first = 0, second = 0] = bytes;
  if ((first & 0x0f) !== 8 || ((first << 8) | second) % 31 !== 0) return Buffer.alloc(0);
  const inflater = createInflateRaw({ chunkSize });
  inflater.end(bytes.subarray(2));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of inflater) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > INFLATED) return 'too large';
      chunks.push(chunk);
    }
  } catch {
    // A chunk that is not full when the damage is met is lost.
    if (chunkSize > SMALLEST_CHUNK) return inflate(bytes, SMALLEST_CHUNK);
  }
  return Buffer.concat(chunks);
}
