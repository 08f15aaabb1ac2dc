import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { nameLine } from '../../name-line.ts';
import { Message } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { Owner } from '../../schemas/user.ts';
import { tidyTag } from '../../tags/tag-key.ts';
import { CODE_SORT_FIELDS, CodeFilter, CodeSort } from '../admin.ts';

/** The name of a shared view, as a form takes it. */
export const ViewName = nameLine(
  z
    .string()
    .overwrite(tidyTag)
    .min(1, 'Please enter a name')
    .max(LIMITS.viewNameLength, `A name has at most ${LIMITS.viewNameLength} characters`),
);

/** Field and direction. Generators of clients do not know tuples: the document has a list of two texts. */
const ViewSort = z
  .array(z.enum([...CODE_SORT_FIELDS, 'ASC', 'DESC']))
  .length(2)
  .pipe(CodeSort);

/** A view to share: filters and order of the codes under a name. Without `sort`, the newest codes come first. */
export const ShareViewBody = z.strictObject({
  name: ViewName,
  filter: CodeFilter,
  sort: ViewSort.optional(),
});
export type ShareViewBody = z.infer<typeof ShareViewBody>;

export const RenameViewBody = z.strictObject({ name: ViewName });

/** A view that is shared with all who read codes. */
export const SharedView = z.object({
  id: z.string(),
  name: z.string(),
  /** As it was shared. A filter of an older version may be unknown, or hold a value that none takes any more. */
  filter: z.record(z.string(), z.unknown()),
  /** Field and direction; null where the newest codes come first. */
  sort: z.array(z.string()).nullable(),
  sharedBy: Owner.nullable(),
});
export type SharedView = z.infer<typeof SharedView>;

const byId = z.object({ id: z.uuid() });

/** Views of the codes that staff share with each other. */
export const sharedViewRoutes = {
  sharedViews: defineRoute({
    method: 'GET',
    path: '/admin-api/shared-views',
    access: 'codes.read',
    tag: 'admin',
    summary: 'The shared views, the oldest first. A reader without sight of names gets none',
    answer: z.object({ views: z.array(SharedView) }),
    errors: [],
  }),
  shareView: defineRoute({
    method: 'POST',
    path: '/admin-api/shared-views',
    access: 'content.manage',
    tag: 'admin',
    summary: 'Share filters and order of the codes with all who read codes, under a name that no other has',
    body: ShareViewBody,
    answer: Message.extend({ id: z.string() }),
    status: 201,
    errors: ['view_name_taken', 'too_many_views', 'edited_meanwhile'],
  }),
  renameSharedView: defineRoute({
    method: 'PUT',
    path: '/admin-api/shared-views/:id',
    access: 'content.manage',
    tag: 'admin',
    summary: 'Rename a shared view: an own one; any with the permission `codes.manage`',
    params: byId,
    body: RenameViewBody,
    answer: Message,
    errors: ['unknown_view', 'view_name_taken', 'forbidden', 'edited_meanwhile'],
  }),
  removeSharedView: defineRoute({
    method: 'DELETE',
    path: '/admin-api/shared-views/:id',
    access: 'content.manage',
    tag: 'admin',
    summary: 'End the sharing of a view: of an own one; of any with the permission `codes.manage`',
    params: byId,
    answer: Message,
    errors: ['unknown_view', 'forbidden', 'edited_meanwhile'],
  }),
} as const;
