import type { Request } from 'express';
import { shortCodeOf } from '../../contract/short-codes/short-code.ts';

/** Returns the canonical short code in the path of a page; undefined where there is none. */
export function codeInPath({ params }: Request, name: 'code' | 'id'): string | undefined {
  const code = params[name];
  return typeof code === 'string' ? shortCodeOf(code) : undefined;
}

const MOST_SHOWN = 40;

/** Returns the beginning of what stands in the path in place of a code, for a page that says that it is none. */
export const typedCode = ({ params }: Request): string => String(params['code'] ?? '').slice(0, MOST_SHOWN);
