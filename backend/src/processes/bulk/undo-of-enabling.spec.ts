import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestBulkAction } from '../../commands/bulk/request.ts';
import { handle } from '../../commands/handle.ts';
import { BULK_ACTION } from '../../domain/bulk-action/bulk-action.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { QrCodeCommand } from '../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { EventLog } from '../../log/event-log.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { type Actor, SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { runAction, undoAction } from './run-action.ts';

const ROOT: Actor = { kind: 'admin', id: 'root' };
const [OWNED, FREE] = ['7K3M9QWX2P', '7K3M9QWX2Q'];
const { signal } = new AbortController();

let fixture: Fixture;
let id: string;

beforeEach(async () => {
  fixture = await openFixture();
  for (const [index, code] of [OWNED, FREE].entries())
    await change(code, { type: 'generate', batchId: 'b', index });
  await change(OWNED, { type: 'approve' });
  await change(OWNED, { type: 'claim', userId: 'rosa' });
  await disable(OWNED, 'FIRST', 'Trademarks');
  await disable(OWNED, 'SECOND', 'No phishing');
  await change(FREE, { type: 'disable' });
  id = fixture.random.uuid();
  const asked = { action: 'enable', note: '', tags: [], codes: [OWNED, FREE], filter: null } as const;
  await requestBulkAction(fixture, ROOT, id, asked);
  await runAction(fixture, { id, actor: ROOT }, signal);
});
afterEach(() => fixture.close());

async function change(code: string, command: QrCodeCommand): Promise<void> {
  const done = await handle(fixture, QR_CODE, SYSTEM, code, command);
  if (!done.ok) throw new Error(done.refusal.code);
}
async function disable(code: string, number: string, rule: string): Promise<void> {
  await change(code, { type: 'disable', notice: number });
  await handle(fixture, NOTICE, ROOT, number, {
    type: 'decideUnasked',
    opening: { code, revision: 2, infoType: null },
    decided: { decision: 'disable', ground: 'house', rule, words: 'As we wrote.', by: 'root' },
    owner: 'rosa',
  });
}
const codeNow = async (code: string) => (await fixture.log.load(QR_CODE, code)).state;
const noticeNow = async (number: string | undefined) => (await fixture.log.load(NOTICE, number ?? '')).state;
const undo = () => handle(fixture, BULK_ACTION, ROOT, id, { type: 'undo' });

describe('codes that a bulk action enables', () => {
  it('are no longer disabled by any decision', async () => {
    expect(await codeNow(OWNED)).toMatchObject({ active: true, disabledFor: [] });
    expect((await fixture.log.load(BULK_ACTION, id)).state).toMatchObject({ status: 'finished' });
  });

  it('are disabled again where it is undone, and their owner is told why', async () => {
    await undo();
    await undoAction(fixture, { id, actor: ROOT }, signal);
    const { active, disabledFor } = await codeNow(OWNED);
    expect([active, disabledFor.length]).toEqual([false, 1]);
    expect((await noticeNow(disabledFor[0])).decided).toMatchObject({
      decision: 'disable',
      ground: 'house',
      rule: 'No phishing',
      words: 'As we wrote.',
      owner: 'rosa',
      by: 'root',
    });
    expect(await codeNow(FREE)).toMatchObject({ active: false, disabledFor: [] });
  });

  it('have an owner who is told also where the process dies between', async () => {
    await undo();
    const append = () => Promise.reject(new EngineUnavailable('event store'));
    const dying = { ...fixture, log: new EventLog({ ...fixture.events, append }, fixture.keys) };
    await expect(undoAction(dying, { id, actor: ROOT }, signal)).rejects.toThrow(EngineUnavailable);
    const { disabledFor } = await codeNow(OWNED);
    expect((await noticeNow(disabledFor[0])).decided).toBeNull();
    await undoAction(fixture, { id, actor: ROOT }, signal);
    expect((await noticeNow(disabledFor[0])).decided).toMatchObject({ rule: 'No phishing', owner: 'rosa' });
    expect((await fixture.log.load(BULK_ACTION, id)).state).toMatchObject({ status: 'undone', kept: [[]] });
  });
});
