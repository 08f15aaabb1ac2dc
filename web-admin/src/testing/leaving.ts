import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Keeps the console in the test when it opens another app. Returns what it opens. */
export const watchLeaving = () => vi.spyOn(window.location, 'assign').mockReturnValue();

/** Waits until the console opens the sign-in, with the way back. */
export const expectSignIn = (leave: ReturnType<typeof watchLeaving>): Promise<void> =>
  waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringMatching(/^\/login\?from=%2Fadmin/)));
