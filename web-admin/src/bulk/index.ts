export { BulkActions } from './BulkActions.tsx';
export { BulkBar } from './BulkBar.tsx';
export type { Selection } from './selection.ts';
