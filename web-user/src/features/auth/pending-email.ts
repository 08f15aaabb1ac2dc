import { z } from 'zod';
import { forget, keep, recall } from '../../shell/session-store.ts';

const KEY = 'qlaim:pending-email';
const PendingEmail = z.object({ email: z.string(), code: z.string().optional() });

/** The email that awaits its one-time code, and the QR code that the sign-up sent. */
export type PendingEmail = z.infer<typeof PendingEmail>;

/** The value is stored because phones may unload the page while the mail app is open. */
export const pendingEmail = {
  keep: (pending: PendingEmail) => keep(KEY, pending),
  recall: () => recall(KEY, PendingEmail),
  forget: () => forget(KEY),
};
