import type { Scope } from '../../../src/contract/access/scopes.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Product } from '../../support/product.ts';
import type { Person } from './people.ts';
import { send } from './send.ts';

/** Has an admin make a key. */
export const makeKey = (
  { browser, password }: Person,
  scopes: readonly Scope[],
  days: 30 | 90 | 365 | null = null,
) =>
  browser.call(ROUTES.createApiKey, {
    body: { label: 'Shop backend', scopes: [...scopes], days, password },
  });

/** Sends a request as a program with a key does: without cookies, and without an origin. */
export async function callWith(
  { urls, proxied }: Product,
  key: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers({ ...proxied, authorization: `Bearer ${key}` });
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  return send(`${urls[0]}${path}`, { ...init, headers });
}

/** Returns the code of the refusal of a response. */
export async function codeOf(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  return answer !== null && typeof answer === 'object' && 'code' in answer ? answer.code : undefined;
}
