import { z } from 'zod';
import { forget, keep, recall } from '../../shell/session-store.ts';

const KEY = 'qlaim:pending-email';
const PendingEmail = z.object({ email: z.string(), code: z.string().optional() });

/** Whose one-time code is awaited, and the QR code that was given along with the sign-up. */
export type PendingEmail = z.infer<typeof PendingEmail>;

/** Kept, because phones drop the page while its reader looks into the mail app. */
export const pendingEmail = {
  keep: (pending: PendingEmail) => keep(KEY, pending),
  recall: () => recall(KEY, PendingEmail),
  forget: () => forget(KEY),
};
