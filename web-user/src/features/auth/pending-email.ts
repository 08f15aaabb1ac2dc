import { forget, keep, recall } from '../../shell/session-store.ts';
import { textIn } from '../../shell/text-in.ts';

const KEY = 'qlaim:pending-email';

/** The email that awaits its one-time code, and the QR code that the sign-up sent. */
export interface PendingEmail {
  email: string;
  code?: string | undefined;
}

/** The value is stored because phones may unload the page while the mail app is open. */
export const pendingEmail = {
  keep: (pending: PendingEmail) => keep(KEY, pending),
  recall: (): PendingEmail | undefined => {
    const kept = recall(KEY);
    const email = textIn(kept, 'email');
    return email === undefined ? undefined : { email, code: textIn(kept, 'code') };
  },
  forget: () => forget(KEY),
};
