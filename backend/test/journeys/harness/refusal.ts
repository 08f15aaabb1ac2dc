import { ApiError } from '../../../src/contract/client.ts';

/** The refusal of a call that must not succeed. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`It was not refused: ${JSON.stringify(outcome)}`, { cause: outcome });
}

/** The refusals of several calls at once. */
export const refusalsOf = (calls: readonly Promise<unknown>[]): Promise<readonly ApiError[]> =>
  Promise.all(calls.map(refusalOf));
