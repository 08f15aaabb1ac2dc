import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { DecisionReasons } from '../notices/notice.ts';
import { Message, ShortCode } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { BULK_ACTIONS, BulkAction, isOfTags } from '../schemas/bulk-action.ts';
import { json, Range } from '../schemas/list-query.ts';
import { Note } from '../schemas/note.ts';
import { Tags } from '../tags/tags.ts';
import { CodeFilter } from './admin.ts';

const byId = z.object({ id: z.uuid() });
/** One change of many codes: those that are named, or all that match a filter. */
const BulkActionBody = z
  .strictObject({
    action: z.enum(BULK_ACTIONS),
    /** Of the action `note`; an empty one removes the notes. */
    note: Note.default(''),
    /** Of the actions `tag` and `untag`. */
    tags: Tags.default([]),
    /** Of the actions `disable` and `delete`: what the owners of the codes read. */
    reasons: DecisionReasons.optional(),
    codes: z.array(ShortCode).min(1).max(LIMITS.bulkSelection).optional(),
    filter: CodeFilter.optional(),
    /** How many codes the admin confirmed. Another number of codes is refused. */
    count: z.int().min(1),
  })
  .refine(({ codes, filter }) => (codes === undefined) !== (filter === undefined), {
    message: FORM_MESSAGES.codesOrFilter,
    path: ['codes'],
  })
  .refine(({ action, tags }) => !isOfTags(action) || tags.length > 0, {
    message: 'Name at least one tag',
    path: ['tags'],
  });

export const bulkActionRoutes = {
  startBulkAction: defineRoute({
    method: 'POST',
    path: '/admin-api/bulk-actions',
    access: 'codes.manage',
    tag: 'admin',
    summary:
      'Change many codes: those that are named, or all that match a filter now. A process does it; the answer names it',
    body: BulkActionBody,
    answer: Message.extend({ id: z.string() }),
    status: 201,
    errors: ['count_changed', 'edited_meanwhile'],
  }),
  bulkActions: defineRoute({
    method: 'GET',
    path: '/admin-api/bulk-actions',
    access: 'codes.read',
    tag: 'admin',
    summary: 'Bulk actions with their progress: sort and range as JSON; Content-Range carries the total',
    query: z.object({
      sort: json(z.tuple([z.enum(['requestedAt', 'id']), z.enum(['ASC', 'DESC'])])).optional(),
      range: json(Range).optional(),
      filter: json(z.strictObject({})).optional(),
    }),
    answer: z.array(BulkAction),
    errors: [],
  }),
  bulkAction: defineRoute({
    method: 'GET',
    path: '/admin-api/bulk-actions/:id',
    access: 'codes.read',
    tag: 'admin',
    summary: 'One bulk action with its progress',
    params: byId,
    answer: BulkAction,
    errors: ['unknown_bulk_action'],
  }),
  bulkActionResult: defineRoute({
    method: 'GET',
    path: '/admin-api/bulk-actions/:id/result',
    access: 'codes.read',
    tag: 'admin',
    summary: 'The outcome for each code of a bulk action so far, as CSV',
    params: byId,
    answer: z.object({ csv: z.string() }),
    errors: ['unknown_bulk_action'],
  }),
  cancelBulkAction: defineRoute({
    method: 'POST',
    path: '/admin-api/bulk-actions/:id/cancel',
    access: 'codes.manage',
    tag: 'admin',
    summary: 'Cancel a bulk action: no further code is changed',
    params: byId,
    answer: Message,
    errors: ['unknown_bulk_action', 'edited_meanwhile'],
  }),
  undoBulkAction: defineRoute({
    method: 'POST',
    path: '/admin-api/bulk-actions/:id/undo',
    access: 'codes.manage',
    tag: 'admin',
    summary: 'Give every code back what a bulk action changed, unless others have changed it since',
    params: byId,
    answer: Message,
    errors: ['unknown_bulk_action', 'not_undoable', 'edited_meanwhile'],
  }),
} as const;
