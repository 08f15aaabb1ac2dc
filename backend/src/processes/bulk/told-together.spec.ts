import { afterEach, beforeEach, expect, it } from 'vitest';
import { requestBulkAction } from '../../commands/bulk/request.ts';
import { noticeOf } from '../../commands/bulk/tell-owners.ts';
import { handle } from '../../commands/handle.ts';
import { BULK_ACTION } from '../../domain/bulk-action/bulk-action.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { QrCodeCommand } from '../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { EventLog } from '../../log/event-log.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { type Actor, type EventStore, SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { runAction } from './run-action.ts';

const ROOT: Actor = { kind: 'admin', id: 'root' };
const ROSAS = Array.from({ length: 12 }, (_none, place) => `7K3M9QWX${place + 10}`);
const [EVES, FREE] = ['7K3M9QWX2P', '7K3M9QWX2Q'];
const { signal } = new AbortController();

let fixture: Fixture;
let id: string;
beforeEach(async () => {
  fixture = await openFixture();
  const codes = [FREE, ...ROSAS, EVES];
  const owners = new Map([...ROSAS.map((code) => [code, 'rosa'] as const), [EVES, 'eve']]);
  for (const [index, code] of codes.entries()) {
    await change(code, { type: 'generate', batchId: 'b', index });
    await change(code, { type: 'approve' });
    const owner = owners.get(code);
    if (owner !== undefined) await change(code, { type: 'claim', userId: owner });
  }
  id = fixture.random.uuid();
  const reasons = { ground: 'house', rule: 'No phishing', words: 'As we wrote.' } as const;
  const asked = { action: 'disable', note: '', tags: [], reasons, codes, filter: null } as const;
  expect((await requestBulkAction(fixture, ROOT, id, asked)).ok).toBe(true);
});
afterEach(() => fixture.close());

async function change(code: string, command: QrCodeCommand): Promise<void> {
  const done = await handle(fixture, QR_CODE, SYSTEM, code, command);
  if (!done.ok) throw new Error(done.refusal.code);
}
const run = (log = fixture.log) => runAction({ ...fixture, log }, { id, actor: ROOT }, signal);
/** What the owner of a code is told, once for each notice. */
async function toldAbout(code: string) {
  const events = await Array.fromAsync(fixture.log.read(NOTICE.streamOf(noticeOf(id, code))));
  return events.filter(({ type }) => type === 'ReasonsStated').map(({ data }) => data);
}
const [first = '', ...others] = ROSAS;
const expectTogether = async () => {
  const numbers = others.map((code) => noticeOf(id, code));
  expect(await toldAbout(first)).toEqual([{ owner: 'rosa', also: numbers }]);
  for (const code of others)
    expect(await toldAbout(code)).toEqual([{ owner: 'rosa', toldWith: noticeOf(id, first) }]);
  expect(await toldAbout(EVES)).toEqual([{ owner: 'eve' }]);
  expect(await toldAbout(FREE)).toEqual([]);
  expect((await fixture.log.load(BULK_ACTION, id)).state).toMatchObject({ status: 'finished', handled: 14 });
};

it('what one action decides about the codes of an owner is told by one mail', async () => {
  await run();
  await expectTogether();
});

it.each([1, 6, 11])(
  'no less and no more is told where the process dies after %i notices',
  async (notices) => {
    let left = notices;
    const append: EventStore['append'] = async (one) => {
      if (one.stream.startsWith(NOTICE.prefix)) left -= 1;
      if (left < 0) throw new EngineUnavailable('event store');
      return fixture.events.append(one);
    };
    const dying = new EventLog({ ...fixture.events, append }, fixture.keys);
    await expect(run(dying)).rejects.toThrow(EngineUnavailable);
    await run();
    await expectTogether();
  },
);

it('each other is told by itself where a version before has told of the first alone', async () => {
  await handle(fixture, NOTICE, ROOT, noticeOf(id, first), {
    type: 'decideUnasked',
    opening: { code: first, revision: 2, infoType: null },
    decided: { decision: 'disable', ground: 'house', rule: 'No phishing', words: 'As we wrote.', by: 'root' },
    owner: 'rosa',
  });
  await run();
  for (const code of ROSAS) expect(await toldAbout(code)).toEqual([{ owner: 'rosa' }]);
});

it('nobody is told of a code that its switch has disabled before', async () => {
  await change(EVES, { type: 'disable' });
  await run();
  expect((await fixture.log.load(QR_CODE, EVES)).state).toMatchObject({ active: false, disabledFor: [] });
  expect((await fixture.log.load(NOTICE, noticeOf(id, EVES))).state.received).toBeNull();
  expect(await toldAbout(first)).toHaveLength(1);
});
