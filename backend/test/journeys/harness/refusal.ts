import { ApiError } from '../../../src/contract/api-error.ts';

/** Returns the error of a refused call. Throws when the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`The call was not refused: ${JSON.stringify(outcome)}`, { cause: outcome });
}

/** Returns the errors of several refused calls. */
export const refusalsOf = (calls: readonly Promise<unknown>[]): Promise<readonly ApiError[]> =>
  Promise.all(calls.map(refusalOf));
