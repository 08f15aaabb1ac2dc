import { FORM_MESSAGES } from '../../contract/messages.ts';
import { formatE164, formatInternational, readPhone } from '../../contract/phone.ts';
import { ok, refuse } from '../../contract/result.ts';
import type { ContentMapper } from './content-mapper.ts';

export const phoneNumberMapper: ContentMapper<'phoneNumber'> = {
  /** Checks the number against its country's plan. */
  fromBody: ({ phoneNumber }) => {
    const reading = readPhone(phoneNumber);
    if ('phone' in reading) return ok({ infoType: 'phoneNumber', phoneNumber: reading.phone });
    const message = FORM_MESSAGES.phoneInvalid;
    return refuse('invalid_input', { message, issues: [{ path: 'phoneNumber', message }] });
  },
  toInfo: ({ phoneNumber }) => ({
    infoType: 'phoneNumber',
    phoneNumber: formatE164(phoneNumber),
    shown: formatInternational(phoneNumber),
    phone: phoneNumber,
  }),
  destination: ({ phoneNumber }) => ({
    kind: 'phone',
    tel: `tel:${formatE164(phoneNumber)}`,
    shown: formatInternational(phoneNumber),
  }),
};
