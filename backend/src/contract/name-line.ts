import type { z } from 'zod';
import { FORM_MESSAGES } from './messages.ts';

/**
 * No controls and line ends, lone surrogates, embeddings and overrides of the direction. Written as ranges, because the
 * API's document shows the pattern to languages that know no classes of Unicode.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that no name holds
const LINE = /^[^\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$/u;

/** A sign that is seen: no space, joiner or mark alone, nor one of the letters that fonts leave empty. */
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What mail programs make a link of. All dots of domains count (IDNA). */
const ADDRESS = /:\/\/|www\.|@|[\p{L}\p{N}][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}/iu;

/** Adds the rule of every name to a text: one line that can be seen (decision 61). An empty one passes. */
export const nameLine = (text: z.ZodString, message: string = FORM_MESSAGES.nameCharacters): z.ZodString =>
  text.regex(LINE, message).refine((name) => name === '' || SEEN.test(name), message);

/** Adds the rule of a person's name, which mails and admins read: no address of the web or of a mailbox. */
export const withoutAddress = (text: z.ZodString): z.ZodString =>
  text.refine((name) => !ADDRESS.test(name), FORM_MESSAGES.nameAddress);
