import { z } from 'zod';
import { LIMITS } from '../limits.ts';

export const needed = { error: 'A name or a destination is needed' };

/** The name of a code in an update; an empty one removes the name. */
export const CodeName = z
  .string(needed)
  .trim()
  .max(LIMITS.nameLength, `At most ${LIMITS.nameLength} characters`);
