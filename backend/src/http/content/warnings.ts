import { hash } from 'node:crypto';
import type { Flag } from '../../domain/qr-code/flags/flag-state.ts';

/** An address as a browser opens it: two texts may be one. */
const opened = (url: string): string => URL.parse(url)?.href ?? url;

const ID_LENGTH = 16;

/** Names a flagged destination in the address of its warning. It tells nothing of it. */
const idOf = (url: string): string => hash('sha256', opened(url), 'base64url').slice(0, ID_LENGTH);

/** Returns the flag of an address that a code leads to; undefined for none. */
export function flagOf(flags: readonly Flag[], url: string): Flag | undefined {
  if (flags.length === 0) return undefined;
  const address = opened(url);
  return flags.find((flag) => opened(flag.url) === address);
}

/** Returns the flag that an address of a warning names. */
export const flagNamed = (flags: readonly Flag[], id: string): Flag | undefined =>
  flags.find(({ url }) => idOf(url) === id);

/** Returns the address of the warning of a flagged destination. Nothing but a flag of the code is behind it. */
export const warningAddress = (publicUrl: string, code: string, url: string): string =>
  `${publicUrl}/warning/${code}/${idOf(url)}`;
