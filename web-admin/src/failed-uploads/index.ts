export { FailedUploads } from './FailedUploads.tsx';
