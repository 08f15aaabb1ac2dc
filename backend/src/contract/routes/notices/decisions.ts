import { z } from 'zod';
import { ObjectionBody, OwnDecision } from '../../notices/decision.ts';
import { NoticeNumber } from '../../notices/notice-number.ts';
import { Message } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';

const byNumber = z.object({ number: NoticeNumber });

/** What owners do with the decisions about their codes. */
export const decisionRoutes = {
  decisions: defineRoute({
    method: 'GET',
    path: '/notices',
    access: 'verified',
    tag: 'barcodes',
    summary: 'The newest decisions about one’s own codes, with their reasons',
    answer: z.array(OwnDecision),
    errors: [],
  }),
  decision: defineRoute({
    method: 'GET',
    path: '/notices/:number',
    access: 'verified',
    tag: 'barcodes',
    summary: 'A decision about a code of one’s own, with its reasons',
    params: byNumber,
    answer: OwnDecision,
    errors: ['unknown_notice'],
  }),
  contestDecision: defineRoute({
    method: 'POST',
    path: '/notices/:number/objection',
    access: 'verified',
    tag: 'barcodes',
    summary: 'Object to a decision about a code of one’s own: once, within six months',
    params: byNumber,
    body: ObjectionBody,
    answer: Message,
    status: 201,
    errors: [
      'unknown_notice',
      'objection_made',
      'objection_too_late',
      'decision_reversed',
      'edited_meanwhile',
    ],
  }),
} as const;
