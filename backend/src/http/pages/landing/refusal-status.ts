import type { ClaimObstacle } from '../../../contract/pages.ts';

const STATUSES: Readonly<Partial<Record<ClaimObstacle, number>>> = { unknown: 404, deleted: 410 };

/** Returns the status of a page that says why a code leads nowhere, or can not be claimed; undefined for no special one. */
export const refusalStatus = (reason: ClaimObstacle): number | undefined => STATUSES[reason];
