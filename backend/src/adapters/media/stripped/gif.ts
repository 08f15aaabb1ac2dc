const EXTENSION = 0x21;
const FRAME = 0x2c;
const TRAILER = 0x3b;

/** How a frame is shown, and what a program adds. Others are comments and texts. */
const CONTROL = 0xf9;
const PROGRAM = 0xff;

/** The programs that say how often an animation repeats. */
const REPEATING = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** Blocks, each with sub-blocks, until the trailer. */
export function strippedGif(bytes: Buffer): Buffer | undefined {
  let at = 13 + colourTable(bytes[10]);
  const kept = [bytes.subarray(0, at)];
  for (;;) {
    const block = bytes[at];
    if (block === TRAILER) return Buffer.concat([...kept, bytes.subarray(at, at + 1)]);
    if (block !== EXTENSION && block !== FRAME) return undefined;
    const data = block === EXTENSION ? at + 2 : at + 11 + colourTable(bytes[at + 9]);
    const end = afterSubBlocks(bytes, data);
    if (end > bytes.length) return undefined;
    if (block === FRAME || isShown(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

const colourTable = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function isShown(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  return (
    label === CONTROL || (label === PROGRAM && REPEATING.includes(bytes.toString('latin1', at + 3, at + 14)))
  );
}

function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (;;) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
}
