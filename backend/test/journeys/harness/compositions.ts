import { embedded } from './embedded.ts';
import type { Composition } from './product.ts';

/** Every composition that every journey runs on. */
export const COMPOSITIONS: readonly Composition[] = [embedded];
