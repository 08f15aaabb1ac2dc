import type { Request } from 'express';
import { canonicalShortCode } from '../../contract/short-code.ts';

/** Returns the canonical short code in the path of a page; undefined where there is none. */
export function codeInPath({ params }: Request, name: 'code' | 'id'): string | undefined {
  const code = params[name];
  return typeof code === 'string' ? canonicalShortCode(code) : undefined;
}
