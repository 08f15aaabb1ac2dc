/** After which times an operator has data removed. An absent one stands for never. */
export interface RetentionPeriods {
  /** Days after which a sign-up whose e-mail was never verified goes. */
  readonly unverifiedDays?: number | undefined;
  /** Months after which an unused account without a code goes. Its person is asked before. */
  readonly withoutCodeMonths?: number | undefined;
  /** Years after which an unused account goes. Its person is asked before. */
  readonly unusedYears?: number | undefined;
  /** Months after which the times of sign-ins go. */
  readonly signInsMonths?: number | undefined;
  /** Months after which scans are kept as sums alone. */
  readonly scansMonths?: number | undefined;
}

/** The days from the mail to a person whose account nobody uses to its deletion. */
export const NOTICE_DAYS = 30;

/** Whether anything is ever removed. */
export const removesAnything = (periods: RetentionPeriods): boolean =>
  Object.values(periods).some((period) => period !== undefined);
