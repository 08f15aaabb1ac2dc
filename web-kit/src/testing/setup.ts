import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { toast } from 'react-toastify/unstyled';
import { afterEach, vi } from 'vitest';
import { writeCookie } from '../cookies.ts';
import { endRequests } from './fetch.ts';
import { unmount } from './render.tsx';

// The first test of a page waits for its code, possibly on a machine with four other busy processes.
configure({ asyncUtilTimeout: 10_000 });

// The specs of one process share one page, so that the apps load once. Each test restores the page.
afterEach(async () => {
  vi.useRealTimers();
  // After a test that told of a lost connection, the requests of the next would pause. Who listens is still there.
  window.dispatchEvent(new Event('online'));
  onlineManager.setOnline(true);
  cleanup();
  unmount();
  // A toast without a container would appear in the next test's container.
  toast.dismiss();
  sessionStorage.clear();
  localStorage.clear();
  for (const pair of document.cookie.split('; ')) writeCookie(pair.split('=', 1)[0] ?? '', '', 0);
  history.replaceState(null, '', '/');
  // After a click without a pointer, the focus would move a frame later than in a test of the keyboard.
  setInteractionModality('keyboard');
  await endRequests();
  // A module that still loads when its file ends could not be loaded by the next file.
  await vi.dynamicImportSettled();
});
