import { expect } from 'vitest';
import { ERRORS, ErrorAnswer } from '../../../../src/contract/errors.ts';
import type { Product } from '../../../support/product.ts';

/** Makes a call, and expects an error response of the contract and no new event. Returns the body. */
export async function refused(
  product: Product,
  problem: string,
  call: () => Promise<Response>,
): Promise<ErrorAnswer> {
  const events = await product.eventCount();
  const response = await call();
  const text = await response.text();
  expect(response.status, `${problem}: ${text}`).toBeGreaterThanOrEqual(400);
  expect(response.status, `${problem}: ${text}`).toBeLessThan(500);
  const answer = ErrorAnswer.strict().parse(JSON.parse(text));
  expect(response.status, problem).toBe(ERRORS[answer.code].status);
  expect(answer.message, problem).not.toBe('');
  expect(await product.eventCount(), `${problem} stores an event`).toBe(events);
  return answer;
}
