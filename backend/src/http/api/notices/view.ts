import type { NoticeDetails } from '../../../contract/notices/notice.ts';
import type { Notice } from '../../../domain/notice/state.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { seesNames } from '../../views/masked.ts';
import { peopleBy } from '../../views/people.ts';
import { snapshotOf } from '../audit/snapshot.ts';
import type { NoticePorts } from './ports.ts';

/**
 * Returns a notice as the console shows it to a reader, with the code as it was when it was reported, and now. What people
 * wrote, and who reported, is for who sees names. Undefined for a number that no notice has.
 */
export async function detailsOf(
  context: Pick<NoticePorts, 'log' | 'store' | 'settings' | 'clock'>,
  reader: SignedInCaller,
  id: string,
  { received, decided }: Notice,
): Promise<NoticeDetails | undefined> {
  if (!received) return undefined;
  const { at: receivedAt, code, revision, infoType, reason, language } = received;
  const [{ state: then }, { state: now }, personOf] = await Promise.all([
    context.log.load(QR_CODE, code, { upTo: revision }),
    context.log.load(QR_CODE, code),
    peopleBy(context, reader, decided ? [decided.by] : []),
  ]);
  const seen = (text: string): string | null => (seesNames(reader) && text !== '' ? text : null);
  return {
    id,
    code,
    infoType,
    reason,
    language,
    receivedAt,
    status: decided ? 'decided' : 'open',
    decision: decided?.decision ?? null,
    decidedAt: decided?.at ?? null,
    words: seen(received.words),
    name: seen(received.name),
    email: seen(received.email),
    decided: decided && {
      ground: decided.ground,
      rule: seen(decided.rule),
      words: seen(decided.words),
      by: personOf(decided.by),
    },
    past: await snapshotOf(context, reader, code, { ...then, prepared: now.prepared }),
    present: await snapshotOf(context, reader, code, now),
  };
}
