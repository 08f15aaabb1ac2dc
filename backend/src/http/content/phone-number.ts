import { FORM_MESSAGES } from '../../contract/messages.ts';
import { formatE164, formatInternational, readPhone } from '../../contract/phone.ts';
import { ok, refuseField } from '../../contract/result.ts';
import type { ContentMapper } from './content-mapper.ts';
import { phonePage } from './phone-page.ts';

export const phoneNumberMapper: ContentMapper<'phoneNumber'> = {
  words: 'a phone number',
  /** Checks the number against its country's plan. */
  read: ({ phoneNumber }) => {
    const reading = readPhone(phoneNumber);
    return {
      content: () =>
        'phone' in reading
          ? ok({ infoType: 'phoneNumber', phoneNumber: reading.phone })
          : refuseField('phoneNumber', FORM_MESSAGES.phoneInvalid),
    };
  },
  toInfo: ({ phoneNumber }) => ({
    infoType: 'phoneNumber',
    phoneNumber: formatE164(phoneNumber),
    shown: formatInternational(phoneNumber),
    phone: phoneNumber,
  }),
  destination: ({ phoneNumber }) => ({
    kind: 'small-page',
    render: ({ code, look }, language) =>
      phonePage(
        { code, look, tel: `tel:${formatE164(phoneNumber)}`, shown: formatInternational(phoneNumber) },
        language,
      ),
  }),
  preview: ({ phoneNumber }) => ({ kind: 'phone', number: formatInternational(phoneNumber) }),
};
