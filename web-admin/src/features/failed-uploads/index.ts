export { FailedUploads } from './FailedUploads.tsx';
export { useFailedUploads } from './use-failed-uploads.ts';
