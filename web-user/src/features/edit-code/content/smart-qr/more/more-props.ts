import type { EditForm } from '../../../edit-form.ts';

/** What the fields of a condition's limits need. */
export interface MoreProps {
  form: EditForm;
  /** The place of the condition in the list, from 0. */
  place: number;
}
