import { INSTALLED_APP } from '@qlaim/backend/contract/installed-app';

/** Has the browser run the worker that receives shared pictures. Without one, the share page says that they did not arrive. */
export function registerWorker(): void {
  const options = { scope: INSTALLED_APP.share, updateViaCache: 'none' } as const;
  navigator.serviceWorker?.register(INSTALLED_APP.worker, options).catch(() => undefined);
}
