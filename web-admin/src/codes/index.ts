import type { ResourceProps } from 'react-admin';
import { CodeList } from './CodeList.tsx';

export { codesAddress } from './addresses.ts';
export { EraseUserDialog } from './erase/EraseUserDialog.tsx';
export { DateField } from './filters/DateField.tsx';
export { withDay } from './filters/date-range.ts';
export { CodeList };

export default { list: CodeList, recordRepresentation: 'link' } satisfies Partial<ResourceProps>;
