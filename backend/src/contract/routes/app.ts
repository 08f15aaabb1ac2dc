import type { Route } from '../route.ts';
import { authRoutes } from './auth.ts';
import { bannerRoutes } from './banners.ts';
import { barcodeRoutes } from './barcodes.ts';
import { codeScanRoutes } from './codes/scans.ts';
import { googleRoutes } from './google.ts';
import { historyRoutes } from './history.ts';
import { leavingRoutes } from './leaving.ts';
import { decisionRoutes } from './notices/decisions.ts';
import { passkeyRoutes } from './passkeys.ts';
import { scanPageRoutes } from './scan-pages.ts';
import { sessionRoutes } from './sessions.ts';
import { twoStepRoutes } from './two-step.ts';
import { uploadRoutes } from './uploads.ts';
import { userRoutes } from './users.ts';

/** The routes that the pages of owners and scanners use. */
export const APP_ROUTES = {
  ...authRoutes,
  ...bannerRoutes,
  ...barcodeRoutes,
  ...historyRoutes,
  ...userRoutes,
  ...sessionRoutes,
  ...twoStepRoutes,
  ...passkeyRoutes,
  ...googleRoutes,
  ...codeScanRoutes,
  ...uploadRoutes,
  ...scanPageRoutes,
  ...leavingRoutes,
  ...decisionRoutes,
} as const satisfies Record<string, Route>;

export type AppRoutes = typeof APP_ROUTES;
export type AppRouteName = keyof AppRoutes;
