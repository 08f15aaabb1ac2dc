import { createHash } from 'node:crypto';

/** What the hash of the first line follows. */
export const FIRST_HASH = '0'.repeat(64);

/** Returns the hash of a line: SHA-256 of the previous line's hash, a newline and the content, in hex. */
export const chainHash = (previous: string, content: string): string =>
  createHash('sha256').update(`${previous}\n${content}`).digest('hex');

const HASH = /^(?<start>\{.*),"hash":"(?<hash>[0-9a-f]{64})"\}$/;

/** Returns a line of JSON with the hash of its content as the last field. `content` is an object with a field at least. */
export const chainedLine = (content: string, hash: string): string =>
  `${content.slice(0, -1)},"hash":"${hash}"}`;

/** Returns content and hash of a line; undefined where it is none of a chain. */
export function readChainedLine(
  line: string,
): { readonly content: string; readonly hash: string } | undefined {
  const { start, hash } = HASH.exec(line)?.groups ?? {};
  return start === undefined || hash === undefined ? undefined : { content: `${start}}`, hash };
}
