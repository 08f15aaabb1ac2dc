import { notify } from '@qlaim/web-kit';
import { useEffect } from 'react';
import { z } from 'zod';
import { reload } from './leave.ts';
import { forget, keep, recall } from './session-store.ts';

/** The claim page of web-public leaves its message here too. */
const KEY = 'qlaim:toast';
const ToastAfterReload = z.object({ tone: z.enum(['ok', 'fail']), message: z.string() });
type ToastAfterReload = z.infer<typeof ToastAfterReload>;

/** Reloads the page, as the specification asks after each save, without losing the message. */
export function reloadWith(toast: ToastAfterReload): void {
  keep(KEY, toast);
  reload();
}

/** Shows the message that was left before the page was loaded. */
export function useToastAfterReload(): void {
  useEffect(() => {
    const toast = recall(KEY, ToastAfterReload);
    forget(KEY);
    if (toast) notify[toast.tone](toast.message);
  }, []);
}
