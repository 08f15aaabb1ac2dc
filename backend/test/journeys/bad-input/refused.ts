import { expect } from 'vitest';
import { ERRORS, ErrorAnswer } from '../../../src/contract/errors.ts';
import type { Product } from '../harness/product.ts';

/** Calls, and expects a refusal in the catalogue's form that has stored nothing. */
export async function refused(
  product: Product,
  wrong: string,
  call: () => Promise<Response>,
): Promise<ErrorAnswer> {
  const events = await product.eventCount();
  const response = await call();
  const text = await response.text();
  expect(response.status, `${wrong}: ${text}`).toBeGreaterThanOrEqual(400);
  expect(response.status, `${wrong}: ${text}`).toBeLessThan(500);
  const answer = ErrorAnswer.strict().parse(JSON.parse(text));
  expect(response.status, wrong).toBe(ERRORS[answer.code].status);
  expect(answer.message, wrong).not.toBe('');
  expect(await product.eventCount(), `${wrong} stored something`).toBe(events);
  return answer;
}
