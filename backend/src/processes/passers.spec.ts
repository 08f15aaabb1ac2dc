import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDiskObjectStorage } from '../adapters/disk/object-storage.ts';
import { findAccount } from '../commands/accounts/find-account.ts';
import { checkDestinations } from '../commands/codes/check-destinations.ts';
import { generateBatch } from '../commands/codes/generate-batch.ts';
import { handle } from '../commands/handle.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { SIGN_INS } from '../domain/sign-ins/sign-ins.ts';
import { EventLog } from '../log/event-log.ts';
import { SYSTEM } from '../ports/event-store.ts';
import { CODES } from '../read-models/codes/document.ts';
import { ADA, registerAda } from '../testing/ada.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { LINK } from '../testing/qr-code.ts';
import { erasePeople } from './reactions/erase-people.ts';
import { factsOf } from './retention/accounts/facts.ts';

/** What looks at very many streams once is not to take the memory of those that are used. */
let fixture: Fixture;
let userId: string;
let code: string;
beforeEach(async () => {
  const opened = await openFixture();
  await opened.store.prepare([CODES]);
  await registerAda(opened, { emailVerified: true });
  userId = (await findAccount(opened, ADA))?.userId ?? '';
  const generated = await generateBatch(opened, SYSTEM, 1);
  code = (generated.ok && generated.value.codes[0]) || '';
  for (const command of [
    { type: 'approve' },
    { type: 'claim', userId },
    { type: 'save', by: { id: userId, role: 'user' }, content: LINK },
  ] as const)
    await handle(opened, QR_CODE, SYSTEM, code, command);
  // Another process, which has nothing in memory.
  fixture = { ...opened, log: new EventLog(opened.events, opened.keys) };
});
afterEach(() => fixture.close());

const remembered = () => ({
  account: fixture.log.remembered(ACCOUNT, userId),
  signIns: fixture.log.remembered(SIGN_INS, userId),
  code: fixture.log.remembered(QR_CODE, code),
});
const NOTHING = { account: undefined, signIns: undefined, code: undefined };

it('an erasure that looks at who claimed a code remembers nobody', async () => {
  const { folder, clock } = fixture;
  const files = await openDiskObjectStorage({
    folder: join(folder, 'files'),
    baseUrl: 'http://localhost',
    secret: Buffer.alloc(32),
    clock,
  });
  const reaction = erasePeople({ ...fixture, files });
  const { signal } = new AbortController();
  let claims = 0;
  for await (const event of fixture.log.read(QR_CODE.streamOf(code))) {
    if (event.type === 'CodeClaimed') claims += 1;
    await reaction.handle(event, signal, () => undefined);
  }
  expect(claims).toBe(1);
  expect(remembered()).toEqual(NOTHING);
});

it('retention that looks at an account remembers nobody', async () => {
  expect(await factsOf(fixture, userId, '2000-01-01T00:00:00.000Z')).toBeUndefined();
  expect(await factsOf(fixture, userId, '2100-01-01T00:00:00.000Z')).toMatchObject({ userId });
  expect(remembered()).toEqual(NOTHING);
});

it('a check of where a code leads remembers no code', async () => {
  const asked: string[][] = [];
  const list = {
    name: 'list',
    find: async (urls: readonly string[]) => {
      asked.push([...urls]);
      return new Map();
    },
  };
  await checkDestinations(fixture, code, { asked: [list], lists: ['list'] });
  expect(asked).toHaveLength(1);
  expect(remembered()).toEqual(NOTHING);
});
