import { afterEach, vi } from 'vitest';

// The specs of one process share one page, so that the apps load once. Each test restores the page.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { toast } = await import('react-toastify/unstyled');
  const { endRequests } = await import('./fetch.ts');
  const { unmount } = await import('./render.tsx');

  // The first test of a page waits for its code, possibly on a machine with four other busy processes.
  configure({ asyncUtilTimeout: 10_000 });

  afterEach(async () => {
    vi.useRealTimers();
    cleanup();
    unmount();
    // A toast without a container would appear in the next test's container.
    toast.dismiss();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    await endRequests();
  });
}
