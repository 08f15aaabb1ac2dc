import type { ReactNode } from 'react';
import type { EditForm } from '../useEditForm.ts';

export interface TabProps {
  form: EditForm;
  /** The buttons Save and Preview. */
  children: ReactNode;
}
