import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { describeEngine } from '../../src/testing/engines.ts';
import { useComposition } from './harness/compositions.ts';
import { distributed } from './harness/distributed.ts';
import { shared } from './harness/shared.ts';

/** The files with journeys that run on every composition. */
const journeys = globSync('**/*.spec.ts', { cwd: import.meta.dirname })
  .map((name) => join(import.meta.dirname, name))
  .filter((file) => file !== import.meta.filename)
  .filter((file) => readFileSync(file, 'utf8').includes('onEveryComposition('))
  .toSorted();

describeEngine('kafka', (kafka) =>
  describeEngine('mongodb', (mongodb) =>
    describeEngine('s3', (s3) =>
      describe('all journeys', async () => {
        const composition = shared(distributed({ kafka, mongodb, s3 }));
        afterAll(() => composition.end());
        useComposition(composition);
        for (const file of journeys) await import(file);
      }),
    ),
  ),
);
