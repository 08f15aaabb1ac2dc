import { z } from 'zod';

/** Controls but tabs and line ends: no keyboard types them, and some programs stop reading at one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that no text needs
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** A text of several lines that people write for others, without controls and outer spaces. `message` is said of no text. */
export const freeText = (message: string): z.ZodString =>
  z
    .string(message)
    .overwrite((text) => text.replaceAll(CONTROLS, ''))
    .trim()
    .min(1, message);
