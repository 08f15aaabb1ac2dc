import { z } from 'zod';
import { NoticeNumber } from '../../notices/notice-number.ts';
import { NoticeReport, ReportYear } from '../../notices/report.ts';
import { NoticeStory } from '../../notices/story.ts';
import { defineRoute } from '../../route.ts';

/** What is published of notices, and what an authority asks for. */
export const noticeFigureRoutes = {
  noticeReport: defineRoute({
    method: 'GET',
    path: '/admin-api/notices/report',
    access: 'codes.read',
    tag: 'admin',
    summary: 'The figures of notices and decisions in a year: the last full one where none is named',
    query: z.object({ year: ReportYear.optional() }),
    answer: NoticeReport,
    errors: [],
  }),
  noticeStory: defineRoute({
    method: 'GET',
    path: '/admin-api/notices/:id/story',
    access: 'codes.read',
    tag: 'admin',
    summary: 'All that happened to a notice, in order: who did what, when, and which mails it caused',
    params: z.object({ id: NoticeNumber }),
    answer: NoticeStory,
    errors: ['unknown_notice'],
  }),
} as const;
