import { canonicalShortCode, shortCodeOf } from '../../../contract/short-codes/short-code.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import type { PictureProblem } from './problem-reasons.ts';

type Shown =
  | { readonly code: string }
  | { readonly reason: Extract<PictureProblem, 'no_code' | 'several_codes' | 'foreign_code'> };

type CodeSite = Pick<HttpSettings, 'isOurs' | 'publicUrl'>;

/** Returns which code the symbols of a picture lead to. Symbols of others beside it, such as a shop's, do not matter. */
export function shownCode(symbols: readonly string[], site: CodeSite): Shown {
  const [code, other] = codesOn(symbols, site);
  if (other !== undefined) return { reason: 'several_codes' };
  if (code !== undefined) return { code };
  return { reason: symbols.length === 0 ? 'no_code' : 'foreign_code' };
}

/** Returns the codes that symbols lead to, each once. */
export const codesOn = (symbols: readonly string[], site: CodeSite): readonly string[] => [
  ...new Set(symbols.flatMap((text) => codeIn(text.trim(), site) ?? [])),
];

/** Returns the code in a symbol: the address of a code on one of our hosts, in any case and with any scheme, or the bare code. */
function codeIn(text: string, { publicUrl, isOurs }: CodeSite): string | undefined {
  const bare = canonicalShortCode(text);
  if (bare !== undefined) return bare;
  const address = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`);
  const { port, pathname } = new URL(`${publicUrl}/`);
  const path = address?.pathname ?? '';
  const folder = path.slice(0, pathname.length);
  // A host with a port is read without its scheme's usual one.
  const served = address !== null && isOurs(address.hostname) && address.port === port;
  const ours = served && folder.toUpperCase() === pathname.toUpperCase();
  return ours ? shortCodeOf(path.slice(folder.length)) : undefined;
}
