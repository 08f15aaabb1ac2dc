import type { QrCodeEvent } from './events.ts';

/** The events of a code that request a mail. */
const MAIL_TYPES = [
  'DestinationFlagged',
  'DestinationCleared',
] as const satisfies readonly QrCodeEvent['type'][];

export type CodeMailType = (typeof MAIL_TYPES)[number];

export const isCodeMail = (type: string): type is CodeMailType => MAIL_TYPES.some((mail) => mail === type);
