import { afterEach, vi } from 'vitest';

// The specs of one process share one page, so that the apps are loaded once: each test leaves the page as it found it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { toast } = await import('react-toastify/unstyled');
  const { endRequests } = await import('./fetch.ts');
  const { unmount } = await import('./render.tsx');

  // A page's first test waits until its code is loaded, on a machine that is busy with four other processes.
  configure({ asyncUtilTimeout: 10_000 });

  afterEach(async () => {
    vi.useRealTimers();
    cleanup();
    unmount();
    // Without its container a toast waits for the next one.
    toast.dismiss();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    await endRequests();
  });
}
