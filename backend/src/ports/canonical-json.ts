import stringify from 'safe-stable-stringify';
import type { Json } from './json.ts';

/** JSON with the keys of every object in order, so that equal values are equal bytes. */
export const canonicalJson = (value: Json): string => stringify(value);
