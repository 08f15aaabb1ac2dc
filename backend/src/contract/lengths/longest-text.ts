import { z } from 'zod';
import { fitsIn } from './characters.ts';

/** Limits a text to characters as people count them. `message` is said of a longer one. */
export const longestText = (limit: number, message: string) =>
  z.refine<string>((text) => fitsIn(text, limit), message);
