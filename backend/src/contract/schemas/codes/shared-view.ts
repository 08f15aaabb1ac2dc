import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { nameLine } from '../../name-line.ts';
import { CodeFilter, CodeSort } from '../../routes/admin.ts';
import { tidyTag } from '../../tags/tag-key.ts';
import { Owner } from '../user.ts';

/** The name of a shared view, as a form takes it. */
export const ViewName = nameLine(
  z
    .string()
    .overwrite(tidyTag)
    .min(1, 'Please enter a name')
    .max(LIMITS.viewNameLength, `A name has at most ${LIMITS.viewNameLength} characters`),
);

/** A view to share: filters and order of the codes under a name. Without `sort`, the newest codes come first. */
export const ShareViewBody = z.strictObject({
  name: ViewName,
  filter: CodeFilter,
  sort: CodeSort.optional(),
});
export type ShareViewBody = z.infer<typeof ShareViewBody>;

export const RenameViewBody = z.strictObject({ name: ViewName });

/** A view that is shared with all who read codes. */
export const SharedView = z.object({
  id: z.string(),
  name: z.string(),
  /** As it was shared. A filter of an older version may be unknown, or hold a value that none takes any more. */
  filter: z.record(z.string(), z.json()),
  /** Field and direction; null where the newest codes come first. */
  sort: z.array(z.string()).nullable(),
  sharedBy: Owner.nullable(),
});
export type SharedView = z.infer<typeof SharedView>;
