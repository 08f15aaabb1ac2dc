import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT } from '../../domain/account/account.ts';
import { ERASED } from '../../domain/event.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { expandBatch } from '../codes/expand-batch.ts';
import { generateBatch } from '../codes/generate-batch.ts';
import { handle } from '../handle.ts';
import { register } from './register.ts';

const SECRETS = ['rosa@example.com', 'Rosalinde', 'Weissdorn', 'Grandmother', '2133734253', 'hidden-path'];

describe('personal data in the log', () => {
  let fixture: Fixture;
  let userId: string;
  let code: string;

  beforeEach(async () => {
    fixture = await openFixture();
    const registered = await register(fixture, {
      firstName: 'Rosalinde',
      lastName: 'Weissdorn',
      email: 'rosa@example.com',
      role: 'user',
      provider: 'local',
      emailVerified: true,
      password: 'correct horse',
    });
    const generated = await generateBatch(fixture, SYSTEM, 1);
    if (!registered.ok || !generated.ok) throw new Error('The fixture was refused');
    userId = registered.value.userId;
    code = generated.value.codes[0] ?? '';
    const by = { id: userId, role: 'user' } as const;
    const phoneNumber = { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253' };
    await handle(fixture, QR_CODE, SYSTEM, code, { type: 'approve' });
    await handle(fixture, QR_CODE, SYSTEM, code, { type: 'claim', userId });
    for (const content of [
      { infoType: 'link', link: 'https://example.com/hidden-path' },
      { infoType: 'phoneNumber', phoneNumber },
    ] as const) {
      await handle(fixture, QR_CODE, SYSTEM, code, { type: 'save', by, name: 'Grandmother', content });
    }
  });

  afterEach(() => fixture.close());

  it('is not readable in the files', async () => {
    const files = await Promise.all(
      ['events.db', 'events.db-wal', 'vault.db', 'vault.db-wal'].map((name) =>
        readFile(join(fixture.folder, name)).catch(() => Buffer.alloc(0)),
      ),
    );
    const dump = Buffer.concat(files).toString('latin1').toLowerCase();
    expect(dump).toContain(QR_CODE.streamOf(code).toLowerCase());
    for (const secret of SECRETS) expect(dump).not.toContain(secret.toLowerCase());
  });

  it('is readable through the log', async () => {
    const { state } = await fixture.log.load(ACCOUNT, userId);
    expect(state).toMatchObject({ firstName: 'Rosalinde', lastName: 'Weissdorn', email: 'rosa@example.com' });
  });

  it('reads [erased] once the person is erased, and the history still folds', async () => {
    await handle(fixture, ACCOUNT, SYSTEM, userId, { type: 'erase', codes: 'close' });
    await fixture.keys.erase(userId);
    const { state: account } = await fixture.log.load(ACCOUNT, userId);
    const { state: owned } = await fixture.log.load(QR_CODE, code);
    expect(account).toMatchObject({ status: 'erased', firstName: ERASED, lastName: ERASED, email: ERASED });
    expect(owned).toMatchObject({ owner: userId, name: ERASED, infoType: 'phoneNumber', content: ERASED });
  });

  it('cannot be written once the person is erased', async () => {
    await fixture.keys.erase(userId);
    const again = handle(fixture, ACCOUNT, SYSTEM, userId, {
      type: 'rename',
      userId,
      firstName: 'Rosa',
      lastName: 'W',
    });
    await expect(again).rejects.toThrow('erased');
  });
});

describe('a batch expanded twice', () => {
  it('creates each code once', async () => {
    const fixture = await openFixture();
    const generated = await generateBatch(fixture, SYSTEM, 300);
    if (!generated.ok) throw new Error('The batch was refused');
    const batch = { ...generated.value, at: fixture.clock.now().toISOString(), actor: SYSTEM };
    expect(await expandBatch(fixture, batch)).toEqual([]);
    const events = await Array.fromAsync(fixture.events.read(QR_CODE.streamOf(batch.codes[299] ?? '')));
    expect(events).toHaveLength(1);
    await fixture.close();
  });
});
