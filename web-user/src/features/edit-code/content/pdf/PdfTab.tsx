import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useWatch } from 'react-hook-form';
import { useField } from '../../../../shell/texts/useField.ts';
import type { EditForm } from '../../edit-form.ts';
import { FileField } from '../../files/FileField.tsx';
import { StorageUsed } from '../../files/StorageUsed.tsx';
import { LinkField } from '../LinkField.tsx';

/** Tab 4: up to ten PDFs, of which a scan opens the first, or the link of a PDF elsewhere. */
export default function PdfTab({ form }: { form: EditForm }) {
  const { pdf } = useTexts(EDIT).types;
  const field = useField(form);
  const files = useWatch({ control: form.control, name: 'pdf.files' });
  const listed = files.length > 0;
  return (
    <>
      <FileField
        form={form}
        name="pdf.files"
        label={pdf.files}
        choose={pdf.choose}
        help={pdf.help}
        firstOpens
      />
      <StorageUsed />
      <LinkField
        label={pdf.link}
        help={listed ? pdf.linkListed : pdf.linkHelp}
        readOnly={listed}
        {...field('pdf.link')}
      />
    </>
  );
}
