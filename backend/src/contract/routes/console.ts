import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { defineRoute } from '../route.ts';
import { Home } from '../schemas/home.ts';
import { JumpTarget } from '../schemas/jump.ts';
import { OperationsReport } from '../schemas/operations.ts';
import { MOST_STATISTICS_DAYS, ScanStatistics } from '../schemas/scan-statistics.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Far enough from the ends of the calendar that thirty days fit on both sides. */
const Day = z.iso.date().refine((day) => day >= '1970-01-01' && day < '9999-01-01', 'No scan is of this day');

/** UTC days, both inclusive. Without both, the latest 30 days; with one of them, the 30 days that begin or end with it. */
const Range = z
  .object({ from: Day.optional(), to: Day.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: 'The range ends before it begins',
    path: ['to'],
  })
  .refine(
    ({ from, to }) => !from || !to || (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_STATISTICS_DAYS,
    {
      error: `A range has at most ${MOST_STATISTICS_DAYS} days`,
      path: ['from'],
    },
  );

/** What the console's sections for operators read. */
export const consoleRoutes = {
  scanStatistics: defineRoute({
    method: 'GET',
    path: '/admin-api/scan-statistics',
    access: 'codes.read',
    tag: 'admin',
    summary: 'The scans of all codes in a range of UTC days',
    query: Range,
    answer: ScanStatistics,
    errors: [],
  }),
  operations: defineRoute({
    method: 'GET',
    path: '/admin-api/operations',
    access: 'operations.read',
    tag: 'admin',
    summary: 'The state of the running product',
    answer: OperationsReport,
    errors: [],
  }),
  home: defineRoute({
    method: 'GET',
    path: '/admin-api/home',
    access: 'codes.read',
    tag: 'admin',
    summary: 'What waits, and what is new',
    answer: Home,
    errors: [],
  }),
  jump: defineRoute({
    method: 'GET',
    path: '/admin-api/jump',
    access: 'batches.read',
    tag: 'admin',
    summary:
      'Codes by their beginning, link, or owner’s e-mail; batches by their name or id; people by the beginning of their e-mail or name',
    query: z.object({ text: z.string().max(LIMITS.linkLength).default('') }),
    answer: z.array(JumpTarget),
    errors: [],
  }),
} as const;
