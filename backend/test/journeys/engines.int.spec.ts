// @built-apps web-public web-user web-admin

import { afterAll, describe } from 'vitest';
import { describeEngine } from '../../src/testing/engines/engines.ts';
import { useComposition } from './harness/compositions.ts';
import { distributed } from './harness/distributed.ts';
import { journeyFiles } from './harness/journey-files.ts';
import { shared } from './harness/shared.ts';

describeEngine('kafka', (kafka) =>
  describeEngine('mongodb', (mongodb) =>
    describeEngine('s3', (s3) =>
      describe('all journeys', async () => {
        const composition = shared(distributed({ kafka, mongodb, s3 }));
        afterAll(() => composition.end());
        useComposition(composition);
        for (const file of journeyFiles()) await import(file);
      }),
    ),
  ),
);
