import { shortCodeOfLink } from '@qlaim/backend/contract';
import { storeIn } from './browser-store.ts';

/** The key of specification section 4, Google sign-up. */
const KEY = 'link';
const { keep, forget, recall } = storeIn(() => localStorage);

/** The scanned code that waits in this browser while its person is at Google. */
export const savedLink = {
  keep: (code: string | undefined): void => (code === undefined ? forget(KEY) : keep(KEY, code)),
  recall: (): string | undefined => {
    const kept = recall(KEY);
    return typeof kept === 'string' ? shortCodeOfLink(kept) : undefined;
  },
  forget: (): void => forget(KEY),
};
