import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateBatch } from '../../../commands/codes/generate-batch.ts';
import { handle } from '../../../commands/handle.ts';
import type { QrCodeCommand } from '../../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { EventLog } from '../../../log/event-log.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { resolve, UNREAD_BY_SCANS } from './resolution.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const LINK = { infoType: 'link', link: 'https://example.com/page' } as const;

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

/** A code after commands, and a log that remembers no fold of it. */
async function codeAfter(...commands: readonly QrCodeCommand[]) {
  const batch = await generateBatch(fixture, ADMIN, 1);
  const code = (batch.ok && batch.value.codes[0]) || '';
  for (const command of commands)
    expect(await handle(fixture, QR_CODE, ADMIN, code, command)).toMatchObject({ ok: true });
  return { code, log: new EventLog(fixture.events, fixture.keys) };
}

const save: QrCodeCommand = {
  type: 'save',
  by: { id: 'rosa', role: 'user' },
  name: 'Bench',
  content: LINK,
};
const CLAIMED: readonly QrCodeCommand[] = [{ type: 'approve' }, { type: 'claim', userId: 'rosa' }];

describe('a code that is loaded without a wait', () => {
  it('leads where its whole stream leads, though names, notes and pictures are not read', async () => {
    const changes: readonly QrCodeCommand[] = [
      ...CLAIMED,
      save,
      { type: 'note', note: 'Sent by post' },
      { type: 'attachPicture', picture: 'one.png' },
      { type: 'removePicture' },
      { type: 'recordPrepared', key: 'one', prepared: { widths: [640] } },
    ];
    const { code, log } = await codeAfter(...changes);
    const state = log.loadNow(QR_CODE, code, UNREAD_BY_SCANS);
    const { state: whole } = await log.load(QR_CODE, code);
    expect(state).toMatchObject({ owner: whole.owner, batchId: whole.batchId, status: 'present' });
    expect(state && resolve(state)).toEqual(resolve(whole));
    expect(state && resolve(state)).toMatchObject({ kind: 'redirect', location: LINK.link });
  });

  it('takes a wait where a key has to be read, and where the store waits', async () => {
    const { code, log } = await codeAfter(...CLAIMED, save);
    fixture.keys.forget();
    expect(log.loadNow(QR_CODE, code, UNREAD_BY_SCANS)).toBeUndefined();
    await log.load(QR_CODE, code, { passing: true });
    expect(log.loadNow(QR_CODE, code, UNREAD_BY_SCANS)).toMatchObject({ content: LINK });
    const { readNow: _none, ...elsewhere } = fixture.events;
    expect(new EventLog(elsewhere, fixture.keys).loadNow(QR_CODE, code, UNREAD_BY_SCANS)).toBeUndefined();
  });

  it('reads nothing of an erased person', async () => {
    const { code, log } = await codeAfter(...CLAIMED, save);
    await fixture.keys.erase('rosa');
    expect(log.loadNow(QR_CODE, code, UNREAD_BY_SCANS)).toBeUndefined();
    expect((await log.load(QR_CODE, code)).state.content).not.toEqual(LINK);
  });
});
