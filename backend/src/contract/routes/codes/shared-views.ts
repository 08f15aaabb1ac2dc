import { z } from 'zod';
import { Message } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { RenameViewBody, SharedView, ShareViewBody } from '../../schemas/codes/shared-view.ts';

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
