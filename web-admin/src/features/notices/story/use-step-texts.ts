import type { NoticeStory } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { NOTICE_STORY } from '@qlaim/backend/texts/console/notices/story';
import { useTexts } from '@qlaim/web-kit/texts';
import { nameOf } from '../../../widgets/person-name.ts';

export type Step = NoticeStory['steps'][number];

/** A step in the words of the screen; empty where nothing is known, or nothing belongs to it. */
export interface StepTexts {
  readonly what: string;
  readonly who: string;
  readonly reason: string;
  readonly decision: string;
  readonly ground: string;
  readonly rule: string;
  readonly words: string;
  readonly name: string;
  readonly email: string;
  readonly mailTo: string;
  readonly mail: string;
}

/** Returns what puts a step of a story into words. */
export function useStepTexts(): (step: Step) => StepTexts {
  const { mails, reporter, steps } = useTexts(NOTICE_STORY);
  const { decision: texts, decisions, reasons } = useTexts(NOTICES);
  const named = (person: NonNullable<Step['by']>) => nameOf(person) || texts.deletedPerson;
  return ({ by, decision, ground, kind, mail, reason, reporter: whose, rule, words }) => ({
    what: steps[kind],
    who: by ? named(by) : kind === 'received' ? reporter : '',
    reason: reason ? reasons[reason] : '',
    decision: decision ? decisions[decision] : '',
    ground: ground ? texts.grounds[ground] : '',
    rule: rule ?? '',
    words: words ?? '',
    name: whose?.name ?? '',
    email: whose?.email ?? '',
    mailTo: mail ? (mail.to ? named(mail.to) : reporter) : '',
    mail: mail ? mails[mail.state] : '',
  });
}
