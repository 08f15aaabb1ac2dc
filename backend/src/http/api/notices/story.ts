import pMap from 'p-map';
import type { NoticeStory, StoryStep } from '../../../contract/notices/story.ts';
import { NOTICE } from '../../../domain/notice/notice.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { seesNames } from '../../views/masked.ts';
import { peopleBy } from '../../views/people.ts';
import { snapshotOf } from '../audit/snapshot.ts';
import { mailState } from './mail-state.ts';
import type { NoticePorts } from './ports.ts';
import { type NoticeHappened, toldStep } from './story-steps.ts';

const READS = 8;

type Context = Pick<NoticePorts, 'log' | 'store' | 'settings' | 'clock' | 'vault'>;

/**
 * Returns all that happened to a notice, from its own stream, as a reader may see it. Undefined for a number that no notice
 * has.
 */
export async function storyOf(
  context: Context,
  reader: SignedInCaller,
  id: string,
): Promise<NoticeStory | undefined> {
  const { log, clock } = context;
  const { state: notice } = await log.load(NOTICE, id);
  if (!notice.received) return undefined;
  const happened: NoticeHappened[] = [];
  for await (const event of log.read(NOTICE.streamOf(id))) if (NOTICE.recognises(event)) happened.push(event);
  const told = happened.map((event) => toldStep(event, notice));
  const { code, revision } = notice.received;
  const [{ state: then }, { state: now }, personOf] = await Promise.all([
    log.load(QR_CODE, code, { upTo: revision }),
    log.load(QR_CODE, code),
    peopleBy(
      context,
      reader,
      told.flatMap(({ by, mailTo }) => [by, mailTo === undefined || mailTo === 'reporter' ? null : mailTo]),
    ),
  ]);
  const seen = <Words>(words: Words): Words | null => (seesNames(reader) ? words : null);
  const steps = await pMap(
    told,
    async ({ event, by, mailTo, toldWith, reporter, rule, words, ...step }): Promise<StoryStep> => ({
      ...step,
      by: personOf(by),
      rule: seen(rule),
      words: seen(words),
      reporter: seen(reporter),
      mail:
        mailTo === undefined
          ? null
          : {
              state: await mailState(context, event, toldWith),
              to: mailTo === 'reporter' ? null : personOf(mailTo),
            },
    }),
    { concurrency: READS },
  );
  return {
    id,
    code,
    readAt: clock.now().toISOString(),
    steps,
    past: await snapshotOf(context, reader, code, { ...then, prepared: now.prepared }),
    present: await snapshotOf(context, reader, code, now),
  };
}
