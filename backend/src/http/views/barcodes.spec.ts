import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { someSettings } from '../../testing/settings.ts';
import { changedBarcode } from './barcodes.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const settings = someSettings();

let fixture: Fixture;

beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

it.each([
  ['is away', () => Promise.reject(new EngineUnavailable('MongoDB'))],
  ['does not respond', () => new Promise<never>(() => {})],
])('a change in the log is shown while the read store %s', async (_what, getMany) => {
  const batch = await generateBatch(fixture, ADMIN, 1);
  const code = (batch.ok && batch.value.codes[0]) || '';
  const changed = await handle(fixture, QR_CODE, ADMIN, code, { type: 'approve' });
  if (!changed.ok) throw new Error('The approval was refused');
  const store = { ...fixture.store, getMany, get: getMany };
  const shown = await changedBarcode({ ...fixture, store, settings }, code, changed.value);
  expect(shown).toMatchObject({ shortCode: code, approved: true });
});
