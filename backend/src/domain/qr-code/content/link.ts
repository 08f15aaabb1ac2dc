import { z } from 'zod';

export const StoredLink = z.object({ infoType: z.literal('link'), link: z.string() });
