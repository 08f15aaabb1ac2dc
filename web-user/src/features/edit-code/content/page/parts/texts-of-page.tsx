import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useField } from '../../../../../shell/texts/useField.ts';
import type { EditForm } from '../../../edit-form.ts';
import { LongText } from '../LongText.tsx';

export function NameFields({ form }: { form: EditForm }) {
  const { page } = useTexts(EDIT);
  const field = useField(form);
  return <TextField label={page.title} autoComplete="off" {...field('memories.title')} />;
}

export function WordsFields({ form }: { form: EditForm }) {
  const { page } = useTexts(EDIT);
  return <LongText form={form} name="memories.freeText" label={page.text} help={page.textHelp} />;
}
