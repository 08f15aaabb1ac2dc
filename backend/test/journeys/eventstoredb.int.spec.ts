import { basename } from 'node:path';
import { afterAll, describe } from 'vitest';
import { useComposition } from './harness/compositions.ts';
import { journeyFiles } from './harness/journey-files.ts';
import { onEventStoreDb } from './harness/on-eventstoredb.ts';
import { shared } from './harness/shared.ts';

/** What differs most on this log and between these processes: races, waits for read models, reactions, scans, crashes. */
const SELECTED = [
  'claim-first-code',
  'claim-race',
  'claim-refusals',
  'code-history',
  'code-scans',
  'crash',
  'forgotten-password',
  'generate',
  'one-time-codes',
  'read-your-writes',
  'rebuilds',
  'register-again',
  'reset-and-delete',
  'restore',
  'scan-counts',
  'sessions',
  'waiting-claim',
];

/** `npm run test:journeys` runs all journeys. */
const all = process.env['JOURNEYS'] === 'all';
const isSelected = (file: string) => all || SELECTED.includes(basename(file, '.spec.ts'));

describe('journeys with roles apart and without Kafka', async () => {
  const composition = shared(onEventStoreDb(process.env['TEST_EVENTSTORE_URL'] || undefined));
  afterAll(() => composition.end());
  useComposition(composition);
  for (const file of journeyFiles().filter(isSelected)) await import(file);
});
