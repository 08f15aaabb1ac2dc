export { BatchList } from './BatchList.tsx';
export { batchName } from './batch-name.ts';
