import type { NoticeReport } from '@qlaim/backend/contract/console';
import type { NoticeTexts } from '@qlaim/backend/texts/console/notices';
import type { NoticeReportTexts } from '@qlaim/backend/texts/console/notices/report';

/** A figure by its name; null where there is nothing to count. */
type Figure = readonly [label: string, value: number | null];

export interface ReportPart {
  readonly title: string;
  readonly figures: readonly Figure[];
}

const hoursOf = (seconds: number | null): number | null => seconds && Math.round(seconds / 360) / 10;

const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

/** Returns the figures of a report in words, in the parts in which they are published. */
export function reportParts(
  { received, decided, ownInitiative, objections, reversed, errors }: NoticeReport,
  words: NoticeReportTexts,
  { reasons, decisions, decision: { grounds } }: NoticeTexts,
): readonly ReportPart[] {
  const { total } = words;
  return [
    {
      title: words.received.title,
      figures: [
        ...received.byReason.map(({ reason, count }): Figure => [reasons[reason], count]),
        [total, received.total],
        [words.received.trusted, received.byTrustedFlaggers],
        [words.received.waiting, received.waiting],
      ],
    },
    {
      title: words.decided.title,
      figures: [
        ...decided.byDecision.flatMap(({ decision, law, house }): Figure[] => [
          [words.pair(decisions[decision], grounds.law), law],
          [words.pair(decisions[decision], grounds.house), house],
        ]),
        [total, decided.total],
        [words.decided.automated, decided.automated],
        [words.decided.median, hoursOf(decided.medianSeconds)],
      ],
    },
    {
      title: words.own.title,
      figures: [
        ...ownInitiative.byDecision.flatMap(({ decision, law, house, unnamed }): Figure[] => [
          [words.pair(decisions[decision], grounds.law), law],
          [words.pair(decisions[decision], grounds.house), house],
          [words.pair(decisions[decision], words.own.unnamed), unnamed],
        ]),
        [total, ownInitiative.total],
      ],
    },
    {
      title: words.objections.title,
      figures: [
        [words.objections.received, objections.received],
        [words.objections.upheld, objections.upheld],
        [words.objections.dismissed, objections.dismissed],
        [words.objections.median, hoursOf(objections.medianSeconds)],
      ],
    },
    {
      title: words.reversals.title,
      figures: [
        [words.reversals.reversed, reversed],
        [words.reversals.restricting, errors.restricting],
        [words.reversals.overturned, errors.overturned],
        [words.reversals.rate, percentOf(errors.overturned, errors.restricting)],
      ],
    },
  ];
}

/** Whether nothing happened in the year. */
export const isEmpty = ({ received, decided, ownInitiative, objections, reversed }: NoticeReport): boolean =>
  received.total + decided.total + ownInitiative.total + objections.received + reversed === 0;
