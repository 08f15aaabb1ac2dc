import { codeOf } from '../measuring/numbered-code.ts';

/** Odd, so that no two numbers below 2^32 have the same product in 32 bits. */
const SPREAD = 0x9e37_79b1;

/** Returns the short code of a number. Codes that follow each other have little in common, as those of the product. */
export const filledCode = (number: number): string => codeOf(Math.imul(number, SPREAD) >>> 0);
