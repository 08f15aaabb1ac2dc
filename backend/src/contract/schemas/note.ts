import { z } from 'zod';
import { longestText } from '../lengths/longest-text.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';

/** What admins note about codes, or about a batch. */
export const Note = z.string().trim().check(longestText(LIMITS.noteLength, FORM_MESSAGES.noteLong));
