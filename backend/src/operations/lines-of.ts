/** Bytes. No line of ours is nearly as long, so that memory is bounded also for a file that has no lines. */
const LONGEST = 64 * 1024 * 1024;
const LINE_FEED = 0x0a;

/**
 * Yields the lines of UTF-8 bytes. A line ends at the byte `\n` alone, because JSON has other separators of lines (U+2028) within
 * texts. The last one may lack it. Throws `RangeError` for a line longer than 64 MB.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const keep = (part: Uint8Array) => {
    length += part.length;
    if (length > LONGEST) throw new RangeError('a line has more than 64 MB');
    parts.push(part);
  };
  const take = (): string => {
    const line = Buffer.concat(parts, length).toString();
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    if (start < chunk.length) keep(chunk.subarray(start));
  }
  if (length > 0) yield take();
}
