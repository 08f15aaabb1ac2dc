import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useField } from '../../../../shell/texts/useField.ts';
import type { EditForm } from '../../edit-form.ts';
import { LinkField } from '../LinkField.tsx';

/** Tab 1. */
export function LinkTab({ form }: { form: EditForm }) {
  const { link } = useTexts(EDIT).types;
  const field = useField(form);
  return <LinkField label={link.label} help={link.help} autoComplete="url" {...field('link')} />;
}
