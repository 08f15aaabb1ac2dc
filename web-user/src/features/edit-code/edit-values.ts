import type { Barcode } from '@qlaim/backend/contract';
import { FORM_MESSAGES, LIMITS, linkProblem, type UpdateCodeBody } from '@qlaim/backend/contract';
import { formatE164, readPhone } from '@qlaim/backend/contract/phone';
import { z } from 'zod';
import { readSmart, type SmartIssue, SmartValues, smartValuesOf } from './content/smart-qr/smart-values.ts';

/** The input of all tabs of the editor. `phone` is in E.164 and may be incomplete. */
export const EditValues = z.object({
  tab: z.enum(['link', 'phoneNumber', 'smartQR']),
  name: z.string(),
  link: z.string(),
  phone: z.string(),
  extension: z.string(),
  // A draft of an earlier version has none.
  smart: SmartValues.default({ conditions: [], defaultUrl: '' }),
});
export type EditValues = z.infer<typeof EditValues>;

export function valuesOf({ name, storedInfo }: Barcode): EditValues {
  const empty: EditValues = {
    tab: storedInfo?.infoType ?? 'link',
    name: name ?? '',
    link: '',
    phone: '',
    extension: '',
    smart: smartValuesOf(storedInfo),
  };
  if (storedInfo?.infoType === 'link') return { ...empty, link: storedInfo.link };
  if (storedInfo?.infoType !== 'phoneNumber') return empty;
  const { ext = '', countryCallingCode, country, nationalNumber } = storedInfo.phone;
  return { ...empty, phone: formatE164({ country, countryCallingCode, nationalNumber }), extension: ext };
}

type Issue =
  | { readonly field: 'name' | 'link' | 'phone' | 'extension'; readonly message: string }
  | SmartIssue;

export type Reading =
  | { readonly ok: true; readonly body: UpdateCodeBody }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Returns the request body for the selected tab, or the invalid field (specification section 5). */
export function readValues(values: EditValues): Reading {
  const name = values.name.trim();
  if (name.length > LIMITS.nameLength) return wrong('name', `At most ${LIMITS.nameLength} characters`);
  switch (values.tab) {
    case 'link':
      return readLink(name, values.link.trim());
    case 'phoneNumber':
      return readNumber(name, values);
    case 'smartQR': {
      const read = readSmart(name, values.smart);
      return 'body' in read ? { ok: true, body: read.body } : { ok: false, issues: read.issues };
    }
  }
}

function readLink(name: string, link: string): Reading {
  if (link.length > LIMITS.linkLength) return wrong('link', FORM_MESSAGES.linkInvalid);
  const problem = linkProblem(link);
  return problem === undefined ? { ok: true, body: { name, type: 'link', link } } : wrong('link', problem);
}

/** An empty number is valid: the body then has only the name. */
function readNumber(name: string, { phone, extension }: EditValues): Reading {
  if (phone.trim() === '') return { ok: true, body: { name } };
  const ext = extension.trim();
  if (ext !== '' && !/^\d+$/.test(ext)) return wrong('extension', FORM_MESSAGES.phoneInvalid);
  const reading = readPhone(phone);
  if ('problem' in reading) return wrong('phone', FORM_MESSAGES.phoneInvalid);
  if (ext.length > LIMITS.phone.extensionMax) return wrong('extension', FORM_MESSAGES.phoneInvalid);
  return {
    ok: true,
    body: { name, type: 'phoneNumber', phoneNumber: { ...reading.phone, ...(ext === '' ? {} : { ext }) } },
  };
}

function wrong(field: 'name' | 'link' | 'phone' | 'extension', message: string): Reading {
  return { ok: false, issues: [{ field, message }] };
}
