import { TextField } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { fieldOf } from '../../../../form/field-of.ts';
import type { EditForm } from '../../useEditForm.ts';

/** Tab 1. The input has no type url, because browsers would refuse addresses without a scheme first. */
export function LinkTab({ form, children }: { form: EditForm; children: ReactNode }) {
  return (
    <div className="qu-tab">
      <TextField
        label="Link"
        help="The page that opens when somebody scans the code, such as www.example.com"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldOf(form, 'link')}
      />
      {children}
    </div>
  );
}
