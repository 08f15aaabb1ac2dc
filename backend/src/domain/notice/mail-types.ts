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

export type NoticeMailType = (typeof MAIL_TYPES)[number];

export const isNoticeMail = (type: string): type is NoticeMailType =>
  MAIL_TYPES.some((mail) => mail === type);
