const END_RECORD = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const END_RECORD_BYTES = 22;

/** Readers of ZIP search so many last bytes: the end record and its longest comment. */
export const ZIP_TAIL_BYTES = END_RECORD_BYTES + 65_535;

/**
 * Whether a reader of ZIP would open the file whose last bytes these are. Such readers start at the end, so that any file may
 * be a ZIP or JAR as well. Bytes that only look like an end record have no directory in front of them.
 */
export function endsAsZip(tail: Buffer): boolean {
  for (
    let at = tail.lastIndexOf(END_RECORD);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(END_RECORD, at - 1)
  ) {
    if (at + END_RECORD_BYTES > tail.length) continue;
    const directoryStart = at - tail.readUInt32LE(at + 12);
    // A directory that starts in front of the tail cannot be checked.
    if (directoryStart < 0 || tail.subarray(directoryStart, directoryStart + 4).equals(ENTRY)) return true;
  }
  return false;
}
