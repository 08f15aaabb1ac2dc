import { LIMITS } from '@qlaim/backend/contract';
import { TextArea } from '@qlaim/web-kit';
import { useWatch } from 'react-hook-form';
import { useField } from '../../../../shell/texts/useField.ts';
import type { EditForm } from '../../edit-form.ts';
import { nearLimit } from '../../near-limit.ts';

interface LongTextProps {
  form: EditForm;
  name: 'memories.freeText' | 'memories.videoDescription' | 'memories.imageText';
  label: string;
  help?: string;
}

/** A text of up to 4,000 characters (section 9). */
export function LongText({ form, name, ...look }: LongTextProps) {
  const field = useField(form);
  const value = useWatch({ control: form.control, name });
  return <TextArea {...look} {...field(name)} value={value} limit={nearLimit(value, LIMITS.textLength)} />;
}
