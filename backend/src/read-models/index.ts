import { bannersProjection } from './banners/banners.ts';
import { codesProjection } from './codes/project.ts';
import type { Projection } from './projection.ts';
import { scanStatisticsProjection } from './scan-statistics/project.ts';
import { usersProjection } from './users/users.ts';

/** All read models. */
export const PROJECTIONS: readonly Projection[] = [
  codesProjection,
  usersProjection,
  bannersProjection,
  scanStatisticsProjection,
];
