import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { longestText } from '../longest-text.ts';
import { FORM_MESSAGES } from '../messages.ts';

/** What admins note about codes, or about a batch. */
export const Note = z.string().trim().check(longestText(LIMITS.noteLength, FORM_MESSAGES.noteLong));
