import { z } from 'zod';
import {
  AnswerBody,
  DecideCodeBody,
  DecideNoticeBody,
  NoticeBody,
  NoticeDetails,
  NoticeRow,
} from '../../notices/notice.ts';
import { NoticeNumber } from '../../notices/notice-number.ts';
import { Message, ShortCode } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { json, Range } from '../../schemas/list-query.ts';

/** The call behind the form at the same address. */
export const reportRoutes = {
  reportCode: defineRoute({
    method: 'POST',
    path: '/report/:code',
    access: 'anyone',
    tag: 'barcodes',
    summary: 'Report what a code shows; name and e-mail may be left out for the abuse of children',
    params: z.object({ code: ShortCode }),
    body: NoticeBody,
    answer: Message.extend({ number: NoticeNumber }),
    status: 201,
    errors: ['unknown_code', 'nothing_shown', 'edited_meanwhile'],
  }),
} as const;

export const NoticeFilter = z.strictObject({
  /** `open` shows all that waits: contested decisions come first. */
  status: NoticeRow.shape.status.optional(),
  /** A whole code. */
  code: ShortCode.optional(),
});
export type NoticeFilter = z.infer<typeof NoticeFilter>;

const byId = z.object({ id: NoticeNumber });

/** What staff does with notices. */
export const noticeRoutes = {
  notices: defineRoute({
    method: 'GET',
    path: '/admin-api/notices',
    access: 'codes.read',
    tag: 'admin',
    summary: 'Notices about codes: filter, sort and range as JSON; Content-Range carries the total',
    query: z.object({
      filter: json(NoticeFilter).optional(),
      sort: json(z.tuple([z.enum(['receivedAt', 'createdAt', 'id']), z.enum(['ASC', 'DESC'])])).optional(),
      range: json(Range).optional(),
    }),
    answer: z.array(NoticeRow),
    errors: [],
  }),
  notice: defineRoute({
    method: 'GET',
    path: '/admin-api/notices/:id',
    access: 'codes.read',
    tag: 'admin',
    summary: 'A notice, and the code as it was when it was reported, beside now',
    params: byId,
    answer: NoticeDetails,
    errors: ['unknown_notice'],
  }),
  decideNotice: defineRoute({
    method: 'POST',
    path: '/admin-api/notices/:id/decision',
    access: 'codes.manage',
    tag: 'admin',
    summary: 'Decide about a notice: the code is changed, and the reporter and the owner are told why',
    params: byId,
    body: DecideNoticeBody,
    answer: Message,
    errors: ['unknown_notice', 'notice_decided', 'edited_meanwhile'],
  }),
  reverseDecision: defineRoute({
    method: 'POST',
    path: '/admin-api/notices/:id/reversal',
    access: 'codes.manage',
    tag: 'admin',
    summary: 'Take a decision back: the code gets its state from before, and the people are told why',
    params: byId,
    body: AnswerBody,
    answer: Message,
    errors: ['unknown_notice', 'nothing_to_reverse', 'edited_meanwhile'],
  }),
  dismissObjection: defineRoute({
    method: 'POST',
    path: '/admin-api/notices/:id/objection/dismissal',
    access: 'codes.manage',
    tag: 'admin',
    summary: 'Stay with a decision in spite of the objection: the owner is told why',
    params: byId,
    body: AnswerBody,
    answer: Message,
    errors: ['unknown_notice', 'no_objection', 'edited_meanwhile'],
  }),
  decideCode: defineRoute({
    method: 'POST',
    path: '/admin-api/codes/:id/decision',
    access: 'codes.manage',
    tag: 'admin',
    summary: 'Decide about a code that nobody reported: its owner is told why, and may object',
    params: z.object({ id: ShortCode }),
    body: DecideCodeBody,
    /** The number is null where nothing changed, or the code has no owner. */
    answer: Message.extend({ number: NoticeNumber.nullable() }),
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
} as const;
