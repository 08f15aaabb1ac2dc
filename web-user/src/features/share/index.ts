export { isInstalled } from './is-installed.ts';
export { registerWorker } from './register-worker.ts';
export { useSharedInto } from './shared-into.ts';
export { useShared } from './useShared.ts';
export { useTakeShared } from './useTakeShared.ts';
