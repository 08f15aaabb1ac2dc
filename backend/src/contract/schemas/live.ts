import { z } from 'zod';

/** Server-sent events for the console. Each message is a `LiveChange`. */
export const LIVE_PATH = '/admin-api/live';

/** What the console shows and others change. */
export const LiveTopic = z.enum(['codes', 'batches', 'bulk-actions', 'scans', 'shared-views', 'notices']);
export type LiveTopic = z.infer<typeof LiveTopic>;

/** Says that something has changed, and that a read shows it now. It holds nothing of what has changed. */
export const LiveChange = z.object({ topic: LiveTopic });
export type LiveChange = z.infer<typeof LiveChange>;
