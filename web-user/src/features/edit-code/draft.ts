import { canonicalShortCode } from '@qlaim/backend/contract';
import { z } from 'zod';
import { forget, keep, recall } from '../../shell/session-store.ts';
import { EditValues } from './edit-values.ts';

/** The input and error of a failed save. The draft survives the reload after it. */
const Draft = z.object({ values: EditValues, why: z.string() });
export type Draft = z.infer<typeof Draft>;

/** The address may spell a code in several ways. All spellings share one draft. */
const keyOf = (id: string) => `qlaim:draft:${canonicalShortCode(id) ?? id}`;

export const drafts = {
  keep: (id: string, draft: Draft) => keep(keyOf(id), draft),
  recall: (id: string) => recall(keyOf(id), Draft),
  forget: (id: string) => forget(keyOf(id)),
};
