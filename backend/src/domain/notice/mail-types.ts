import type { NoticeEvent } from './events.ts';

/** The events of a notice that request a mail. */
const MAIL_TYPES = [
  'NoticeReceived',
  'NoticeDecided',
  'ReasonsStated',
  'DecisionPassedOn',
  'ObjectionDismissed',
  'DecisionReversed',
  'ReversalStated',
] as const satisfies readonly NoticeEvent['type'][];

/** How long a mail about a notice is of use, and tried. */
export const NOTICE_MAIL_MINUTES = 24 * 60;

export type NoticeMailType = (typeof MAIL_TYPES)[number];

export const isNoticeMail = (type: string): type is NoticeMailType =>
  MAIL_TYPES.some((mail) => mail === type);
