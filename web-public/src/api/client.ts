import { createClient } from '@qlaim/backend/contract';

export const client = createClient();
