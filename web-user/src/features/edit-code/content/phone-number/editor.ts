import { FORM_MESSAGES, PhoneNumber } from '@qlaim/backend/contract';
import { readPhone } from '@qlaim/backend/contract/phone';
import { lazy } from 'react';
import type { EditValues } from '../../edit-values.ts';
import type { TabReading } from '../../field-issues.ts';
import type { ContentEditor } from '../content-editor.ts';
import { CallScreen } from './CallScreen.tsx';

export const phoneEditor: ContentEditor = {
  icon: 'phone',
  Tab: lazy(async () => ({ default: (await import('./PhoneTab.tsx')).PhoneTab })),
  fields: 2,
  Screen: CallScreen,
  read: readNumber,
  fieldOf: (path) => path.replace(/^phoneNumber\b.*/, 'phone'),
};

/** An empty number is valid: the body then has only the name. */
function readNumber(name: string, { phone, extension }: EditValues): TabReading {
  if (phone.trim() === '') return { body: { name } };
  const ext = extension.trim();
  if (ext !== '' && !PhoneNumber.shape.ext.safeParse(ext).success) return wrong('extension');
  const reading = readPhone(phone);
  if ('problem' in reading) return wrong('phone');
  const phoneNumber = { ...reading.phone, ...(ext === '' ? {} : { ext }) };
  return { body: { name, type: 'phoneNumber', phoneNumber } };
}

const wrong = (field: 'phone' | 'extension'): TabReading => ({
  issues: [{ field, message: FORM_MESSAGES.phoneInvalid }],
});
