import { afterAll, describe } from 'vitest';
import { describeEngine } from '../../../src/testing/engines/engines.ts';
import { useComposition } from './compositions.ts';
import { distributed } from './distributed.ts';
import { journeyFiles } from './journey-files.ts';
import { shared } from './shared.ts';

/** How many files share the journeys. Two run at a time, and whichever is done takes the next. */
const PARTS = 4;

/** Runs a part of the journeys on real engines. Parts begin at 1. */
export function journeysOnEngines(part: number): void {
  const files = journeyFiles().filter((_file, place) => place % PARTS === part - 1);
  describeEngine('kafka', (kafka) =>
    describeEngine('mongodb', (mongodb) =>
      describeEngine('s3', (s3) =>
        describe(`journeys, part ${part} of ${PARTS}`, async () => {
          const composition = shared(distributed({ kafka, mongodb, s3 }));
          afterAll(() => composition.end());
          useComposition(composition);
          for (const file of files) await import(file);
        }),
      ),
    ),
  );
}
