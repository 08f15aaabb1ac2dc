import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

/** Creates an empty folder in a test's folder, which goes with it. */
export const scratchIn = (folder: string): Promise<string> => mkdtemp(join(folder, 'scratch-'));
