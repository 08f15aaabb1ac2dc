import type { StoryStep, StoryStepKind } from '../../../contract/notices/story.ts';
import { unreachable } from '../../../domain/never.ts';
import type { NoticeEvent } from '../../../domain/notice/events.ts';
import type { Notice } from '../../../domain/notice/state.ts';
import type { OpenedEvent } from '../../../log/opened-event.ts';

/** An event of a notice, as it was recorded. */
export type NoticeHappened = OpenedEvent & NoticeEvent;

/** A step before its readers and its mail are known. */
interface ToldStep extends Omit<StoryStep, 'by' | 'mail'> {
  readonly event: Pick<OpenedEvent, 'id' | 'at'>;
  /** The id of who did it. */
  readonly by: string | null;
  /** Whom a mail about it goes to: the reporter, or the id of an owner. Undefined without a mail. */
  readonly mailTo: string | undefined;
  /** The number of the notice whose mail tells of this step, too; undefined for a mail of its own. */
  readonly toldWith: string | undefined;
}

/** Returns what one event tells. A notice without a reporter has nobody to mail. */
export function toldStep(event: NoticeHappened, { received, decided }: Notice): ToldStep {
  const reporter = received?.report ? 'reporter' : undefined;
  const step = (kind: StoryStepKind, more: Partial<ToldStep> = {}): ToldStep => ({
    event,
    at: event.at,
    kind,
    by: null,
    reason: null,
    decision: null,
    ground: null,
    rule: null,
    words: null,
    reporter: null,
    mailTo: undefined,
    toldWith: undefined,
    ...more,
  });
  switch (event.type) {
    case 'NoticeReceived': {
      const { reason, words } = event.data;
      // An erased reporter stays so, also where a process still has the key in memory.
      const { name = '', email = '', language = '', words: known = words } = received?.report ?? {};
      return step('received', {
        reason,
        words: known,
        reporter: { name, email, language },
        mailTo: reporter,
      });
    }
    case 'HouseNoticeOpened':
      return step('opened', { by: event.actor.id ?? null });
    case 'NoticeDecided': {
      const { decision, ground, rule, words, by } = event.data;
      return step('decided', { decision, ground, rule, words, by, mailTo: reporter });
    }
    case 'ReasonsStated':
      return step('reasonsStated', { mailTo: event.data.owner, toldWith: event.data.toldWith });
    case 'DecisionPassedOn':
      return step('passedOn', { mailTo: event.data.owner });
    case 'NoticeContested': {
      const { person, words } = event.data;
      return step('contested', { by: person, words });
    }
    case 'ObjectionDismissed': {
      const { by, words, owner = decided?.owner } = event.data;
      return step('objectionDismissed', { by, words, mailTo: owner ?? undefined });
    }
    case 'DecisionReversed': {
      const { by, words } = event.data;
      return step('reversed', { by, words, mailTo: reporter });
    }
    case 'ReversalStated':
      return step('reversalStated', { mailTo: event.data.owner });
    case 'ReporterForgotten':
      return step('reporterForgotten');
    default:
      return unreachable(event);
  }
}
