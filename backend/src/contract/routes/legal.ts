import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { TermsDay } from '../legal/terms-day.ts';
import { defineRoute } from '../route.ts';
import { User } from '../schemas/user.ts';

export const legalRoutes = {
  acceptTerms: defineRoute({
    method: 'POST',
    path: '/user/terms',
    access: 'session',
    tag: 'users',
    summary:
      'Accept the newest version of the terms of use, in the language that was shown; an older version answers edited_meanwhile',
    body: z.strictObject({ version: TermsDay, language: z.enum(LANGUAGES) }),
    answer: z.object({ user: User }),
    errors: ['edited_meanwhile'],
  }),
} as const;
