import { parseUrl } from './parse-url.ts';

/** The scripts of living languages that identifiers may use (UAX 31, table 5), but those of `TOGETHER`. */
const ALONE =
  `Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa
Thai Tibt`.split(/\s+/);

/** The scripts of one language that stand beside each other (UTS 39, highly restrictive). */
const TOGETHER = [
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hang'],
];

const of = (scripts: readonly string[]) => `[${scripts.map((script) => `\\p{scx=${script}}`).join('')}0-9-]+`;

/** A part of a name in one script, or in those of one language. */
const READABLE = new RegExp(
  `^(?:${[...ALONE.map((script) => [script]), ...TOGETHER].map(of).join('|')})$`,
  'u',
);

/** Letters of other alphabets that look like Latin ones. A name of nothing else looks like another name. */
const LIKE_LATIN = /^[асԁеһіјӏорԛѕԝхуαικνορυ0-9-]+$/u;

const AUTHORITY = /^((?:https?:\/\/)?)([^/?#:]+)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Returns an address as people may read it. A host whose letters mix scripts, or pass for those of another, is written in
 * ASCII (`xn--…`), so that no host can be taken for another.
 */
export function shownLink(address: string): string {
  return address.replace(AUTHORITY, (_all, scheme: string, host: string) => scheme + shownName(host));
}

/** Returns the host of an address as people may read it, with its port; empty where there is none. */
export function shownHost(address: string): string {
  const { host = '', port = '' } = parseUrl(address) ?? {};
  const written = AUTHORITY.exec(address)?.[2] ?? '';
  if (ASCII.test(written)) return host;
  return port === '' ? shownName(written) : `${shownName(written)}:${port}`;
}

function shownName(host: string): string {
  if (ASCII.test(host)) return host;
  const labels = host.split('.');
  const latinEnd = ASCII.test(labels.at(-1) ?? '');
  const clear = labels.every(
    (label) =>
      ASCII.test(label) ||
      (READABLE.test(label) && label === label.normalize('NFKC') && !(latinEnd && LIKE_LATIN.test(label))),
  );
  return clear ? host : (parseUrl(`https://${host}`)?.hostname ?? host);
}
