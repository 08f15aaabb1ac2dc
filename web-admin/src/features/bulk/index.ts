export { BulkActions } from './BulkActions.tsx';
export { BulkBar } from './BulkBar.tsx';
export { ConfirmBulkAction } from './ConfirmBulkAction.tsx';
export { LastBulkAction } from './LastBulkAction.tsx';
export type { Selection } from './selection.ts';
export { type BulkWork, useBulkWork } from './use-bulk-work.ts';
