import { canonicalShortCode } from '@qlaim/backend/contract';
import { z } from 'zod';
import { forget, keep, recall } from '../../shell/session-store.ts';
import { EditValues } from './edit-values.ts';

/** What a failed save leaves behind, so that the reload that follows it loses nothing. */
const Draft = z.object({ values: EditValues, why: z.string() });
export type Draft = z.infer<typeof Draft>;

/** An address may spell the code in its own way; its draft is one. */
const keyOf = (id: string) => `qlaim:draft:${canonicalShortCode(id) ?? id}`;

export const drafts = {
  keep: (id: string, draft: Draft) => keep(keyOf(id), draft),
  recall: (id: string) => recall(keyOf(id), Draft),
  forget: (id: string) => forget(keyOf(id)),
};
