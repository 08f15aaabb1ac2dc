import { ApiError } from '../../../src/contract/client.ts';

/** The refusal of a call that must not succeed. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`It was not refused: ${JSON.stringify(outcome)}`, { cause: outcome });
}
