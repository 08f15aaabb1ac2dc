import { ApiError, type CallParts, type Parts, type Route, type Routes } from '@qlaim/backend/contract';
import type { z } from 'zod';

const noAnswer = () => {
  throw new ApiError(0, { message: '', code: 'network' });
};

/**
 * Calls the route that `pick` returns, as `client` does. It imports the schemas of the contract only when it is called,
 * so that the code of a page arrives before them.
 */
export async function call<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  pick: (routes: Routes) => Route<P, Q, B, A>,
  parts: CallParts<P, Q, B> & Parts,
  options?: { signal?: AbortSignal },
): Promise<z.output<A>> {
  const { client, ROUTES } = await import('./contract.ts').catch(noAnswer);
  return client(pick(ROUTES), parts, options);
}
