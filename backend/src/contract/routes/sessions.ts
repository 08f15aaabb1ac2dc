import { z } from 'zod';
import { HashId, Message } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { OwnSession } from '../schemas/security.ts';

/** Calls on the sessions of the signed-in person. */
export const sessionRoutes = {
  sessions: defineRoute({
    method: 'GET',
    path: '/user/sessions',
    access: 'session',
    tag: 'users',
    summary: 'The browsers in which the signed-in user is signed in, the newest first',
    answer: z.object({ sessions: z.array(OwnSession) }),
    errors: [],
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/user/sessions/:id',
    access: 'session',
    tag: 'users',
    summary: 'Sign out in one browser; its cookie can not be used again',
    params: z.object({ id: HashId }),
    answer: Message,
    errors: ['unknown_session'],
  }),
  endOtherSessions: defineRoute({
    method: 'DELETE',
    path: '/user/sessions',
    access: 'session',
    tag: 'users',
    summary: 'Sign out in every other browser',
    answer: Message,
    errors: [],
  }),
} as const;
