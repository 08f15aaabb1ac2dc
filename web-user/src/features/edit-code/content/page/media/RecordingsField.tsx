import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { EditForm } from '../../../edit-form.ts';
import { FileField } from '../../../files/FileField.tsx';

/** The recordings of the page, each with a title. */
export function RecordingsField({ form }: { form: EditForm }) {
  const { media } = useTexts(EDIT);
  return (
    <FileField
      form={form}
      name="memories.recordings"
      label={media.recordings}
      choose={media.chooseRecordings}
      help={media.recordingsHelp}
    />
  );
}
