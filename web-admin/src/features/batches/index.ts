export { ApproveBatch } from './ApproveBatch.tsx';
export { BatchList } from './BatchList.tsx';
export { useBatchName } from './batch-name.ts';
export { BatchPage } from './page/BatchPage.tsx';
