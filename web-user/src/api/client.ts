import { createClient } from '@qlaim/backend/contract';

/** Every call of this app goes through here, to the page's own origin and with its cookies. */
export const client = createClient();
