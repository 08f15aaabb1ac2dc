import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '..');

/** Returns the files with journeys that run on every composition, in the order of their names. */
export const journeyFiles = (): readonly string[] =>
  globSync('**/*.spec.ts', { cwd: FOLDER })
    .filter((name) => !name.endsWith('.int.spec.ts'))
    .map((name) => resolve(FOLDER, name))
    .filter((file) => readFileSync(file, 'utf8').includes('onEveryComposition('))
    .toSorted();
