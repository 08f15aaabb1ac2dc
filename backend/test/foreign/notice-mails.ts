import { handle } from '../../src/commands/handle.ts';
import { decideNotice, reverseDecision } from '../../src/commands/notices/decide-notice.ts';
import { receiveNotice } from '../../src/commands/notices/receive-notice.ts';
import type { Language } from '../../src/contract/language.ts';
import type { Together } from '../../src/domain/notice/decide.ts';
import { NOTICE } from '../../src/domain/notice/notice.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../src/ports/event-store.ts';
import type { Fixture } from '../../src/testing/fixture.ts';

/**
 * A receipt, what was decided, and the reasons to the owner; the answer to the objection, and a reversal to both; the reasons of
 * a decision about two codes.
 */
const MAILS = 7;

const STAFF = { id: 'staff', role: 'admin' } as const;

/** Reports a code that somebody owns, decides about it, and takes that back. Returns how many mails that causes. */
export async function causeNoticeMails(fixture: Fixture, code: string, language: Language): Promise<number> {
  const { revision, state } = await fixture.log.load(QR_CODE, code);
  const received = await receiveNotice(fixture, {
    code,
    revision: Number(revision),
    infoType: 'memories',
    reason: 'privacy',
    words: 'That is my daughter, and I did not agree.',
    name: 'Eve Reporter',
    email: 'eve@shop.example',
    language,
  });
  if (!received.ok) throw new Error(received.refusal.code);
  const { number } = received.value;
  const decided = await decideNotice(fixture, STAFF, number, {
    decision: 'disable',
    ground: 'law',
    rule: 'Section 22 KUG',
    words: 'A picture of a child without consent.',
  });
  const contested = await handle(fixture, NOTICE, SYSTEM, number, {
    type: 'contest',
    by: state.owner ?? '',
    words: 'She agreed in writing.',
    now: fixture.clock.now().toISOString(),
  });
  const dismissed = await handle(fixture, NOTICE, SYSTEM, number, {
    type: 'dismissObjection',
    words: 'We have read it again, and stay with it.',
    by: STAFF.id,
  });
  const reversed = await reverseDecision(fixture, STAFF, number, 'The consent arrived by letter.');
  const unasked = (notice: string, together: Together) =>
    handle(fixture, NOTICE, SYSTEM, notice, {
      type: 'decideUnasked',
      opening: { code, revision: Number(revision), infoType: 'memories' },
      decided: { decision: 'disable', ground: 'house', rule: 'No phishing', words: '', by: STAFF.id },
      owner: state.owner,
      together,
    });
  const [first, second] = [`${number}1`, `${number}2`];
  const others = [await unasked(second, { toldWith: first }), await unasked(first, { also: [second] })];
  for (const outcome of [decided, contested, dismissed, reversed, ...others])
    if (!outcome.ok) throw new Error(outcome.refusal.code);
  return MAILS;
}
