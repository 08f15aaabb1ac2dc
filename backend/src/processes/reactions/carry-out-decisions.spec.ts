import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { carryOut } from '../../commands/notices/carry-out.ts';
import { decideNotice, reverseDecision } from '../../commands/notices/decide-notice.ts';
import { decideUnasked } from '../../commands/notices/decide-unasked.ts';
import { receiveNotice } from '../../commands/notices/receive-notice.ts';
import type { NoticeEvent } from '../../domain/notice/events.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { QrCodeCommand } from '../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { EventLog } from '../../log/event-log.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { type EventStore, SYSTEM } from '../../ports/event-store.ts';
import { logWithout } from '../../testing/engines/outage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { LINK } from '../../testing/qr-code.ts';
import { carryOutDecisions } from './carry-out-decisions.ts';
import { expandBatches } from './expand-batches.ts';
import { react } from './react.ts';

const STAFF = { id: 'eve', role: 'admin' } as const;
const OTHER = { id: 'max', role: 'admin' } as const;
const reasons = { ground: 'house', rule: 'No phishing', words: 'It asks for a password' } as const;

let fixture: Fixture;
let code: string;
let number: string;
let stop: AbortController;
let running: Promise<unknown> = Promise.resolve();

beforeEach(async () => {
  fixture = await openFixture();
  stop = new AbortController();
  const generated = await generateBatch(fixture, SYSTEM, 1);
  code = (generated.ok && generated.value.codes[0]) || '';
  const expanding = new AbortController();
  const expanded = react(fixture, expandBatches(fixture, fixture.logger), expanding.signal);
  await vi.waitFor(async () => expect((await codeNow()).status).toBe('present'), 5000);
  expanding.abort();
  await expanded;
  await command({ type: 'approve' });
  await command({ type: 'claim', userId: 'rosa' });
  await command({ type: 'save', by: { id: 'rosa', role: 'user' }, content: LINK });
  const { revision } = await fixture.log.load(QR_CODE, code);
  const received = await receiveNotice(fixture, {
    code,
    revision: Number(revision),
    infoType: 'link',
    reason: 'fraud',
    words: 'It asks for my password',
    name: 'Ada',
    email: 'ada@example.com',
    language: 'en',
  });
  number = received.ok ? received.value.number : '';
});
afterEach(async () => {
  stop.abort();
  await running;
  await fixture.close();
});

const command = (given: QrCodeCommand) => handle(fixture, QR_CODE, SYSTEM, code, given);
const codeNow = async () => (await fixture.log.load(QR_CODE, code)).state;
const noticeNow = async (of = number) => (await fixture.log.load(NOTICE, of)).state;
const start = () => {
  running = react(fixture, carryOutDecisions(fixture), stop.signal);
};
/** A process that dies once it would change the code. */
const dying = () => ({ ...fixture, log: logWithout(fixture, QR_CODE.prefix) });
const soon = (check: () => Promise<void>) => vi.waitFor(check, 5000);

describe('a decision', () => {
  it.each([
    ['disable', () => ({ active: false, disabledFor: [number], withheldFor: [] })],
    ['restrict', () => ({ active: true, restricted: false, withheldFor: [number] })],
    ['delete', () => ({ status: 'deleted' })],
  ] as const)('to %s is carried out after the process that decided died', async (decision, state) => {
    const decided = decideNotice(dying(), STAFF, number, { decision, ...reasons });
    await expect(decided).rejects.toThrow(EngineUnavailable);
    expect(await noticeNow()).toMatchObject({ decided: { decision, owner: 'rosa' } });
    expect(await codeNow()).toMatchObject({ status: 'present', active: true, withheldFor: [] });
    start();
    await soon(async () => expect(await codeNow()).toMatchObject(state()));
  });

  it('of two who decide at once is refused to one, before the code is touched', async () => {
    const outcomes = await Promise.all([
      decideNotice(fixture, STAFF, number, { decision: 'dismiss', ...reasons }),
      decideNotice(fixture, OTHER, number, { decision: 'delete', ...reasons }),
    ]);
    const refused = outcomes.filter(({ ok }) => !ok);
    expect(refused).toEqual([{ ok: false, refusal: { code: 'notice_decided' } }]);
    const { decided } = await noticeNow();
    expect((await codeNow()).status).toBe(decided?.decision === 'delete' ? 'deleted' : 'present');
  });

  it('about a code that was disabled is ended, and not carried out later, where staff enables the code', async () => {
    await command({ type: 'disable' });
    await decideNotice(fixture, STAFF, number, { decision: 'disable', ...reasons });
    await command({ type: 'enable' });
    start();
    await soon(async () => expect((await noticeNow()).reversed).not.toBeNull());
    expect(await codeNow()).toMatchObject({ active: true, disabledFor: [] });
  });

  it('whose code was changed before it is not carried out again', async () => {
    await command({ type: 'disable' });
    await command({ type: 'enable' });
    const old = { ...reasons, decision: 'disable', by: 'eve' } as const;
    await handle(fixture, NOTICE, SYSTEM, number, { type: 'decide', decided: old, owner: 'rosa' });
    // The later one says that the reaction is past the first.
    const later = await decideUnasked(fixture, STAFF, code, { decision: 'restrict', ...reasons });
    expect(later.ok).toBe(true);
    await command({ type: 'lift', notice: (later.ok && later.value.number) || '' });
    start();
    await soon(async () => expect((await codeNow()).withheldFor).toHaveLength(1));
    expect((await codeNow()).active).toBe(true);
  });
});

describe('a decision that nobody asked for', () => {
  it('opens a notice before the code is changed, and is carried out after a stop', async () => {
    const decided = decideUnasked(dying(), STAFF, code, { decision: 'disable', ...reasons });
    await expect(decided).rejects.toThrow(EngineUnavailable);
    expect((await codeNow()).active).toBe(true);
    start();
    await soon(async () => expect((await codeNow()).active).toBe(false));
    const { disabledFor } = await codeNow();
    expect(await noticeNow(disabledFor[0] ?? '')).toMatchObject({
      received: { code, infoType: 'link', report: null },
      decided: { owner: 'rosa', words: 'It asks for a password' },
    });
  });

  it('is not carried out once more where the code is enabled before the reaction to it', async () => {
    const decided = await decideUnasked(fixture, STAFF, code, { decision: 'disable', ...reasons });
    const opened = (decided.ok && decided.value.number) || '';
    expect(await command({ type: 'enable' })).toMatchObject({ ok: true });
    start();
    await soon(async () => expect((await noticeNow(opened)).reversed).not.toBeNull());
    expect(await codeNow()).toMatchObject({ active: true, disabledFor: [] });
    const types = (await Array.fromAsync(fixture.log.read(QR_CODE.streamOf(code)))).map(({ type }) => type);
    expect(types.filter((type) => type === 'CodeDisabled')).toHaveLength(1);
  });

  it('opens none where the code has no owner, or is so already', async () => {
    await command({ type: 'disable' });
    expect(await decideUnasked(fixture, STAFF, code, { decision: 'disable', ...reasons })).toMatchObject({
      ok: true,
      value: { number: undefined },
    });
    await command({ type: 'enable' });
    const { edits } = await codeNow();
    await command({ type: 'release', userId: 'rosa', closed: false, revision: edits });
    expect(await decideUnasked(fixture, STAFF, code, { decision: 'disable', ...reasons })).toMatchObject({
      ok: true,
      value: { number: undefined, code: { state: { active: false, disabledFor: [] } } },
    });
  });

  it('to delete is done, too, where the reaction to it is faster', async () => {
    const { events, keys } = fixture;
    const append: EventStore['append'] = async (each) => {
      const outcome = await events.append(each);
      const opened = NOTICE.keyOf(each.stream);
      if (opened !== undefined) await carryOut(fixture, SYSTEM, opened);
      return outcome;
    };
    const slow = { ...fixture, log: new EventLog({ ...events, append }, keys) };
    expect(await decideUnasked(slow, STAFF, code, { decision: 'delete', ...reasons })).toMatchObject({
      ok: true,
      value: { code: { state: { status: 'deleted' } }, number: expect.any(String) },
    });
  });

  it('is refused for a code that is deleted', async () => {
    await command({ type: 'delete' });
    expect(await decideUnasked(fixture, STAFF, code, { decision: 'delete', ...reasons })).toMatchObject({
      refusal: { code: 'unknown_code' },
    });
  });
});

describe('a reversal', () => {
  it.each(['disable', 'restrict'] as const)('of %s is carried out after a stop', async (decision) => {
    const before = await codeNow();
    await decideNotice(fixture, STAFF, number, { decision, ...reasons });
    expect(await codeNow()).not.toEqual(before);
    const reversed = reverseDecision(dying(), OTHER, number, 'We were wrong');
    await expect(reversed).rejects.toThrow(EngineUnavailable);
    expect((await noticeNow()).reversed).toMatchObject({ words: 'We were wrong', by: 'max' });
    start();
    const enabledAfter = decision === 'disable' ? [number] : [];
    await soon(async () => expect(await codeNow()).toEqual({ ...before, enabledAfter }));
  });

  it('is recorded where staff enables the code by its switch, and tells both', async () => {
    start();
    await decideNotice(fixture, STAFF, number, { decision: 'disable', ...reasons });
    await handle(fixture, QR_CODE, { kind: 'admin', id: 'max' }, code, { type: 'enable' });
    await soon(async () => expect((await noticeNow()).reversed).toMatchObject({ words: '', by: 'max' }));
    const types: NoticeEvent['type'][] = [];
    for await (const event of fixture.log.read(NOTICE.streamOf(number)))
      if (NOTICE.recognises(event)) types.push(event.type);
    expect(types).toEqual([
      'NoticeReceived',
      'NoticeDecided',
      'ReasonsStated',
      'DecisionReversed',
      'ReversalStated',
    ]);
    expect((await codeNow()).active).toBe(true);
  });
});
