import { LIMITS } from '@qlaim/backend/contract';
import { TextArea } from '@qlaim/web-kit';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '../../../../form/field-of.ts';
import type { EditForm } from '../../useEditForm.ts';

/** The share of the limit from which the field counts its characters. */
const NEAR = 0.9;

interface LongTextProps {
  form: EditForm;
  name: 'memories.freeText' | 'memories.videoDescription' | 'memories.imageText';
  label: string;
  help?: string;
}

/** A text of up to 4,000 characters (section 9). */
export function LongText({ form, name, ...look }: LongTextProps) {
  const value = useWatch({ control: form.control, name });
  const limit = value.length > LIMITS.textLength * NEAR ? LIMITS.textLength : undefined;
  return <TextArea {...look} {...fieldOf(form, name)} value={value} limit={limit} />;
}
