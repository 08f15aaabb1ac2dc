import { z } from 'zod';
import { ShortCode } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { Note } from '../../schemas/note.ts';
import { AdminCode } from '../admin.ts';

/** What admins note about codes. Owners and scanners never see it. */
export const codeNoteRoutes = {
  noteCode: defineRoute({
    method: 'PUT',
    path: '/admin-api/codes/:id/note',
    access: 'content.manage',
    tag: 'admin',
    summary: 'Note something about a code for the other admins; an empty note removes it',
    params: z.object({ id: ShortCode }),
    body: z.strictObject({ note: Note }),
    answer: z.object({ code: AdminCode, message: z.string() }),
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
} as const;
