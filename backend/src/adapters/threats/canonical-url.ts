/** An address as lists compare it (developers.google.com/safe-browsing, URLs and Hashing): without scheme, user and port. */
export interface CanonicalUrl {
  readonly host: string;
  readonly path: string;
  /** With its question mark; empty for none. */
  readonly query: string;
}

const PARTS = /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^/?]*)([^?]*)(\?.*)?$/is;

/** Returns the canonical form of an address; undefined for a text without a host. */
export function canonicalUrl(text: string): CanonicalUrl | undefined {
  const [bare = ''] = text.replaceAll(/[\t\r\n]/g, '').split('#', 1);
  const [, authority = '', path = '', query = ''] = PARTS.exec(bare.replaceAll(/^ +| +$/g, '')) ?? [];
  const host = canonicalHost(authority);
  if (host === '') return undefined;
  return { host, path: canonicalPath(unescaped(path)), query: escaped(unescaped(query)) };
}

const bytesOf = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Returns the bytes of a text, a character for each, without any percent encoding. */
function unescaped(text: string): string {
  let bytes = bytesOf(text);
  for (;;) {
    const next = bytes.replaceAll(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (next === bytes) return bytes;
    bytes = next;
  }
}

/** Escapes bytes that are no visible ASCII, and the two that would be taken for something else. */
const escaped = (bytes: string): string =>
  bytes.replaceAll(
    /[^!-~]|[#%]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

function canonicalHost(authority: string): string {
  const bytes = unescaped(authority.replace(/^.*@/s, '').replace(/:\d*$/, ''));
  const host = bytes
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^\.|\.$/g, '');
  // The parser knows addresses as numbers, and names in other letters.
  const known = /[#?/\\@%]/.test(host)
    ? null
    : URL.parse(`http://${Buffer.from(host, 'latin1').toString('utf8')}/`);
  return known?.hostname ?? escaped(host);
}

function canonicalPath(bytes: string): string {
  const segments: string[] = [];
  const parts = bytes.split('/').slice(1);
  parts.forEach((part, place) => {
    const isLast = place === parts.length - 1;
    if (part === '..') segments.pop();
    else if (part !== '.' && part !== '') segments.push(part);
    if (isLast && (part === '' || part === '.' || part === '..')) segments.push('');
  });
  return escaped(`/${segments.join('/')}`);
}

/** The most names above that of an address, and the most folders of its path, that lists are asked for. */
const MOST = 4;
/** The labels of the longest of these names. */
const LABELS = 5;

/** Returns the expressions by which a list may have an address: its own, and those of names and folders above it. */
export function expressionsOf({ host, path, query }: CanonicalUrl): readonly string[] {
  const paths = new Set([...(query === '' ? [] : [path + query]), path, ...foldersOf(path)]);
  return [host, ...namesAbove(host)].flatMap((name) => [...paths].map((each) => name + each));
}

/** The expression of the address itself. */
export const expressionOf = ({ host, path, query }: CanonicalUrl): string => host + path + query;

function namesAbove(host: string): readonly string[] {
  if (/^[\d.]+$/.test(host) || host.startsWith('[')) return [];
  const labels = host.split('.');
  const first = Math.max(1, labels.length - LABELS);
  return labels
    .slice(first, -1)
    .map((_label, place) => labels.slice(first + place).join('.'))
    .slice(0, MOST);
}

function foldersOf(path: string): readonly string[] {
  const segments = path.split('/').slice(1, -1);
  return ['', ...segments]
    .slice(0, MOST)
    .map((_segment, place) => ['', ...segments.slice(0, place), ''].join('/'));
}
