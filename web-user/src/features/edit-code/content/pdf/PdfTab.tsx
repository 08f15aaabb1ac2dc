import { TextField } from '@qlaim/web-kit';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '../../../../form/field-of.ts';
import { FileField } from '../../files/FileField.tsx';
import { StorageUsed } from '../../files/StorageUsed.tsx';
import { ZONES } from '../../files/zones.ts';
import type { TabProps } from '../tab-props.ts';

/** Tab 4: up to ten PDFs, of which a scan opens the first, or the link of a PDF elsewhere. */
export default function PdfTab({ form, children }: TabProps) {
  const files = useWatch({ control: form.control, name: 'pdf.files' });
  const listed = files.length > 0;
  return (
    <div className="qu-tab">
      <FileField
        form={form}
        name="pdf.files"
        zone={ZONES.pdf}
        label="PDFs"
        choose="Choose PDFs"
        help="A scan opens the first."
        firstOpens
        movable
      />
      <StorageUsed />
      <TextField
        label="Or the link of a PDF elsewhere"
        help={
          listed
            ? 'Remove the files above to use a link instead.'
            : 'The address of the PDF, such as www.example.com/menu.pdf'
        }
        readOnly={listed}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldOf(form, 'pdf.link')}
      />
      {children}
    </div>
  );
}
