import { ERRORS } from './errors.ts';

const isKnown = (code: string): code is keyof typeof ERRORS => Object.hasOwn(ERRORS, code);

/** Returns the English words of a stored refusal, also of one that this version does not know. */
export const refusalWords = (code: string): string => (isKnown(code) ? ERRORS[code].message : code);
