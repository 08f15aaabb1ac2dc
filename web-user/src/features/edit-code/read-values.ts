import { CodeName } from '@qlaim/backend/contract';
import { EDITORS } from './content/editors.ts';
import type { EditValues } from './edit-values.ts';
import { fieldIssues, type TabReading } from './field-issues.ts';
import { sameContent } from './unsaved.ts';

/**
 * Returns the request body for the selected tab, or the invalid fields (specification section 5). Where only the name
 * differs from the stored input, the body has only the name.
 */
export function readValues(values: EditValues, stored?: EditValues): TabReading {
  const read = CodeName.safeParse(values.name);
  if (!read.success) return { issues: fieldIssues(read.error, () => 'name') };
  const name = read.data;
  if (stored && name !== stored.name && sameContent(values, stored)) return { body: { name } };
  return EDITORS[values.tab].read(name, values);
}
