/** A line longer than this is no address. Characters. */
const LONGEST = 16_384;

/** What a piece of a feed holds. */
export interface FeedPiece {
  readonly addresses: readonly string[];
  /** Lines that are neither an address nor a comment. */
  readonly unreadable: number;
}

/**
 * Reads a feed in pieces: one address or host a line, a hosts file, CSV as of URLhaus and PhishTank, or JSON with addresses
 * under `url`. It holds no more than a piece.
 */
export async function* addressesIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FeedPiece> {
  const decoder = new TextDecoder();
  let read: ((text: string, isLast: boolean) => FeedPiece & { readonly rest: string }) | undefined;
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    read ??= /^\s*[[{]/.test(rest) ? readJson : readLines;
    const piece = read(rest, false);
    rest = piece.rest.length > LONGEST ? '' : piece.rest;
    yield piece;
  }
  yield (read ?? readLines)(rest + decoder.decode(), true);
}

const URL_FIELD = /"url"\s*:\s*("(?:[^"\\]|\\.)*")/g;

function readJson(text: string): FeedPiece & { readonly rest: string } {
  const addresses: string[] = [];
  let end = 0;
  for (const found of text.matchAll(URL_FIELD)) {
    const [all, quoted = '""'] = found;
    end = found.index + all.length;
    const address = asText(quoted);
    if (address !== undefined) addresses.push(address);
  }
  // A field may go on in the next piece.
  return { addresses, unreadable: 0, rest: text.slice(Math.max(end, text.length - LONGEST)) };
}

function asText(quoted: string): string | undefined {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function readLines(text: string, isLast: boolean): FeedPiece & { readonly rest: string } {
  const lines = text.split('\n');
  const rest = isLast ? '' : (lines.pop() ?? '');
  const addresses: string[] = [];
  let unreadable = 0;
  for (const line of lines) {
    const written = line.trim();
    if (written === '' || /^(?:[#!]|\/\/)/.test(written)) continue;
    const address = written.length > LONGEST ? undefined : addressOf(written);
    if (address === undefined) unreadable += 1;
    else addresses.push(address);
  }
  return { addresses, unreadable, rest };
}

const QUOTED_FIELD = /(?:^|,)"(https?:\/\/(?:[^"]|"")*)"(?:,|$)/i;
const BARE_FIELD = /,(https?:\/\/[^,]*)(?:,|$)/i;
const OF_HOSTS_FILE = /^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)\s+(\S+)/;
const BARE_HOST = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?::\d+)?(?:\/\S*)?$/u;

function addressOf(line: string): string | undefined {
  if (/^https?:\/\//i.test(line)) return line.split(/\s/, 1)[0];
  const inFields = QUOTED_FIELD.exec(line)?.[1]?.replaceAll('""', '"') ?? BARE_FIELD.exec(line)?.[1];
  if (inFields !== undefined) return inFields;
  const host = OF_HOSTS_FILE.exec(line)?.[1] ?? line;
  return BARE_HOST.test(host) ? host : undefined;
}
