import { apiKeysProjection } from './api-keys/api-keys.ts';
import { bannersProjection } from './banners/banners.ts';
import { batchesProjection } from './batches/batches.ts';
import { bulkActionsProjection } from './bulk-actions/project.ts';
import { codesProjection } from './codes/project.ts';
import { noticesProjection } from './notices/project.ts';
import type { Projection } from './projection.ts';
import { scanStatisticsProjection } from './scan-statistics/project.ts';
import { usersProjection } from './users/users.ts';
import { webhooksProjection } from './webhooks/webhooks.ts';

/** All read models. */
export const PROJECTIONS: readonly Projection[] = [
  codesProjection,
  usersProjection,
  bannersProjection,
  scanStatisticsProjection,
  batchesProjection,
  bulkActionsProjection,
  webhooksProjection,
  apiKeysProjection,
  noticesProjection,
];
