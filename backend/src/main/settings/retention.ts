import type { RetentionPeriods } from '../../contract/legal/retention-periods.ts';
import type { Environment } from './environment.ts';

/** Returns after which times data is removed. Without the variables, nothing ever is. */
export const retentionOf = (data: Environment): RetentionPeriods => ({
  unverifiedDays: data.RETENTION_UNVERIFIED_DAYS,
  withoutCodeMonths: data.RETENTION_WITHOUT_CODE_MONTHS,
  unusedYears: data.RETENTION_UNUSED_YEARS,
  signInsMonths: data.RETENTION_SIGN_INS_MONTHS,
  scansMonths: data.RETENTION_SCANS_MONTHS,
});
