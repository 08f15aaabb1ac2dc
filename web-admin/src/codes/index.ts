import type { ResourceProps } from 'react-admin';
import { CodeList } from './CodeList.tsx';

export { EraseUserDialog } from './erase/EraseUserDialog.tsx';
export { CodeList };

export default { list: CodeList, recordRepresentation: 'link' } satisfies Partial<ResourceProps>;
