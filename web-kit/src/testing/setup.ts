import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterEach, vi } from 'vitest';
import { endRequests } from './fetch.ts';
import { unmount } from './render.tsx';

// A page's first test waits until its code is loaded, on a machine that is busy with four other processes.
configure({ asyncUtilTimeout: 10_000 });

// The specs of a process share one page: each test leaves it as it found it.
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
