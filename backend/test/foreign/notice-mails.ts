import { decideNotice } from '../../src/commands/notices/decide-notice.ts';
import { receiveNotice } from '../../src/commands/notices/receive-notice.ts';
import type { Language } from '../../src/contract/language.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import type { Fixture } from '../../src/testing/fixture.ts';

/** A receipt, what was decided, and the reasons to the owner. */
const MAILS = 3;

/** Reports a code that somebody owns, and decides about it. Returns how many mails that causes. */
export async function causeNoticeMails(fixture: Fixture, code: string, language: Language): Promise<number> {
  const { revision } = await fixture.log.load(QR_CODE, code);
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
  const decided = await decideNotice(fixture, { id: 'staff', role: 'admin' }, received.value.number, {
    decision: 'disable',
    ground: 'law',
    rule: 'Section 22 KUG',
    words: 'A picture of a child without consent.',
  });
  if (!decided.ok) throw new Error(decided.refusal.code);
  return MAILS;
}
