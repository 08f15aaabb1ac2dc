import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever the current folder is. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);
