import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { nameLine } from '../name-line.ts';
import { tidyTag } from './tag-key.ts';

/** A tag of codes, as a form takes it. */
export const Tag = nameLine(
  z
    .string()
    .overwrite(tidyTag)
    .min(1, 'Enter a tag')
    .max(LIMITS.tagLength, `A tag has at most ${LIMITS.tagLength} characters`),
);

/** Tags to put on codes, or to take off them. */
export const Tags = z.array(Tag).max(LIMITS.tags, `At most ${LIMITS.tags} tags`);

/** A tag in use, and how many codes have it. */
export const TagInUse = z.object({ tag: z.string(), count: z.int() });
export type TagInUse = z.infer<typeof TagInUse>;
