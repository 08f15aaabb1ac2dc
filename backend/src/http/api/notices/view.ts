import type { NoticeDetails } from '../../../contract/notices/notice.ts';
import { type Notice, type StaffWords, waitingObjections } from '../../../domain/notice/state.ts';
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
  notice: Notice,
): Promise<NoticeDetails | undefined> {
  const { received, decided, objections, reversed } = notice;
  if (!received) return undefined;
  const { at: receivedAt, code, revision, infoType, report } = received;
  const [{ state: then }, { state: now }, personOf] = await Promise.all([
    context.log.load(QR_CODE, code, { upTo: revision }),
    context.log.load(QR_CODE, code),
    peopleBy(
      context,
      reader,
      [decided, reversed, ...objections, ...objections.map(({ dismissed }) => dismissed)].flatMap((done) =>
        done ? [done.by] : [],
      ),
    ),
  ]);
  const seen = (text: string | undefined): string | null => (seesNames(reader) && text ? text : null);
  const answer = (words: StaffWords | null) =>
    words && { at: words.at, words: seen(words.words), by: personOf(words.by) };
  return {
    id,
    code,
    infoType,
    reason: report?.reason ?? null,
    language: report?.language ?? null,
    receivedAt,
    status: statusOf(notice),
    decision: decided?.decision ?? null,
    decidedAt: decided?.at ?? null,
    reversed: reversed !== null,
    words: seen(report?.words),
    name: seen(report?.name),
    email: seen(report?.email),
    decided: decided && {
      ground: decided.ground,
      rule: seen(decided.rule),
      words: seen(decided.words),
      by: personOf(decided.by),
    },
    objections: objections.map(({ at, words, by, dismissed }) => ({
      at,
      words: seen(words),
      by: personOf(by),
      dismissed: answer(dismissed),
    })),
    reversal: answer(reversed),
    past: await snapshotOf(context, reader, code, { ...then, prepared: now.prepared }),
    present: await snapshotOf(context, reader, code, now),
  };
}

function statusOf(notice: Notice): NoticeDetails['status'] {
  if (waitingObjections(notice).length > 0) return 'contested';
  return notice.decided ? 'decided' : 'open';
}
