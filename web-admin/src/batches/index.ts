export { BatchList } from './BatchList.tsx';
