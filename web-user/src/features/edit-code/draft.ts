import { z } from 'zod';
import { forget, keep, recall } from '../../shell/session-store.ts';
import { EditValues } from './edit-values.ts';

/** What a failed save leaves behind, so that the reload that follows it loses nothing. */
const Draft = z.object({ values: EditValues, why: z.string() });
export type Draft = z.infer<typeof Draft>;

const keyOf = (id: string) => `qlaim:draft:${id}`;

export const drafts = {
  keep: (id: string, draft: Draft) => keep(keyOf(id), draft),
  recall: (id: string) => recall(keyOf(id), Draft),
  forget: (id: string) => forget(keyOf(id)),
};
