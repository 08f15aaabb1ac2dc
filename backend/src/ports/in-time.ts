import pTimeout from 'p-timeout';
import { unlessAway } from './errors.ts';

/**
 * The result of an engine within `ms` milliseconds; undefined where the engine is away or takes longer. For results that
 * a caller can do without, such as showing a change that is already made. Other errors pass through.
 */
export const answerInTime = <T>(answer: Promise<T>, ms: number): Promise<T | undefined> =>
  pTimeout(unlessAway(answer), { milliseconds: Math.max(ms, 1), message: false });
