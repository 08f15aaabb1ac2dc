import { createClient } from '@qlaim/backend/contract';

/** The API client of the app. It calls the page's own origin and sends its cookies. */
export const client = createClient();
