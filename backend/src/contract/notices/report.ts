import { z } from 'zod';
import { NOTICE_DECISIONS } from './grounds.ts';
import { CODE_DECISIONS, NoticeReason } from './notice.ts';

const Count = z.int().min(0);

/** How often something was decided, by what it rests on. */
const byGround = { law: Count, house: Count };

/** Half of them took as long or less; null without one. Seconds. */
const Median = z.int().min(0).nullable();

/** The figures that a host publishes each year (DSA, Article 15). Years are in UTC. No figure names anybody. */
export const NoticeReport = z.object({
  year: z.int(),
  /** Whether the year goes on. */
  soFar: z.boolean(),
  /** The years that there is something to choose from, the newest first. */
  years: z.array(z.int()),
  received: z.object({
    total: Count,
    byReason: z.array(z.object({ reason: NoticeReason, count: Count })),
    /** Always 0: the product knows no trusted flaggers. */
    byTrustedFlaggers: Count,
    /** How many of them wait for a decision. */
    waiting: Count,
  }),
  /** Decisions about notices. */
  decided: z.object({
    total: Count,
    byDecision: z.array(z.object({ decision: z.enum(NOTICE_DECISIONS), ...byGround })),
    /** Always 0: a person decides. */
    automated: Count,
    medianSeconds: Median,
  }),
  /** Decisions about codes that nobody reported, whose owners were told. */
  ownInitiative: z.object({
    total: Count,
    byDecision: z.array(
      z.object({
        decision: z.enum(CODE_DECISIONS),
        ...byGround,
        /** A program decided by a call that names no reasons. */
        unnamed: Count,
      }),
    ),
  }),
  objections: z.object({
    received: Count,
    /** The decision was taken back. */
    upheld: Count,
    dismissed: Count,
    medianSeconds: Median,
  }),
  /** Decisions that were taken back in the year, with and without an objection. */
  reversed: Count,
  /** Of the decisions of the year that changed a code, how many were taken back since. */
  errors: z.object({ restricting: Count, overturned: Count }),
});
export type NoticeReport = z.infer<typeof NoticeReport>;

/** A year in an address. */
export const ReportYear = z.string().regex(/^20\d\d$/, 'Name a year of four digits');
