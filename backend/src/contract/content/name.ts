import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { nameLine } from '../name-line.ts';

export const needed = { error: 'A name or a destination is needed' };

/** The name of a code in an update; an empty one removes the name. */
export const CodeName = nameLine(z.string(needed).trim().max(LIMITS.nameLength, FORM_MESSAGES.labelLong));

/** The fields that every update may carry. `revision` is the one that the sender saw: a stale update is then refused. */
export const shared = { name: CodeName.optional(), revision: z.int().min(0).optional() };
