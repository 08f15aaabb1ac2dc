import { LIMITS, type ReportPage } from '@qlaim/backend/contract';
import { LOCALES } from '@qlaim/backend/texts';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';

export type ReportName = keyof ReportPage['typed'];

/** Returns what is wrong with a field, in the language of the page; undefined for nothing. */
export function problemOf({ language, problems }: ReportPage, name: ReportName): string | undefined {
  const problem = problems[name];
  const words = REPORT_TEXTS[language].problems;
  const count = (most: number) => new Intl.NumberFormat(LOCALES[language]).format(most);
  switch (problem) {
    case undefined:
      return undefined;
    case 'wordsLong':
      return words.wordsLong(count(LIMITS.noticeLength));
    case 'nameLine':
      return words.nameLine(count(LIMITS.personNameLength));
    default:
      return words[problem];
  }
}

const ORDER: readonly ReportName[] = ['reason', 'words', 'name', 'email', 'goodFaith'];

/** Returns whether the page opens at a field: the first one with a problem. */
export const isFirstWrong = ({ problems }: ReportPage, name: ReportName): boolean =>
  ORDER.find((field) => problems[field] !== undefined) === name;
