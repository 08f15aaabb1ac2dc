import { Message } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { RebuildBody, Rebuilds } from '../../schemas/operations/rebuild.ts';

/** Rebuilds of read models, as the console starts and shows them. */
export const rebuildRoutes = {
  rebuilds: defineRoute({
    method: 'GET',
    path: '/admin-api/rebuilds',
    access: 'operations.read',
    tag: 'admin',
    summary: 'The latest rebuild of read models that an admin asked for, and how far it is',
    answer: Rebuilds,
    errors: [],
  }),
  startRebuild: defineRoute({
    method: 'POST',
    path: '/admin-api/rebuilds',
    access: 'operations.manage',
    tag: 'admin',
    summary:
      'Make one read model again from the log, or all. A process that projects does it; the old ones are read meanwhile. It needs the password of the admin, or a code of their second step',
    body: RebuildBody,
    answer: Message,
    errors: ['password_wrong', 'second_step_wrong', 'sign_in_again', 'rebuild_running', 'edited_meanwhile'],
  }),
} as const;
