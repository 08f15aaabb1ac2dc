import type { Route } from '../route.ts';
import { adminRoutes } from './admin.ts';
import { auditRoutes } from './audit.ts';
import { authRoutes } from './auth.ts';
import { bannerRoutes } from './banners.ts';
import { barcodeRoutes } from './barcodes.ts';
import { batchRoutes } from './batches.ts';
import { bulkActionRoutes } from './bulk-actions.ts';
import { codeScanRoutes } from './code-scans.ts';
import { consoleRoutes } from './console.ts';
import { googleRoutes } from './google.ts';
import { historyRoutes } from './history.ts';
import { leavingRoutes } from './leaving.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { pictureRoutes } from './pictures.ts';
import { printRoutes } from './print.ts';
import { scanPageRoutes } from './scan-pages.ts';
import { sessionRoutes } from './sessions.ts';
import { twoStepRoutes } from './two-step.ts';
import { uploadRoutes } from './uploads.ts';
import { userRoutes } from './users.ts';

/**
 * The table of the API's routes. The server, the client of the apps, the authorisation test and the OpenAPI document use
 * it.
 */
export const ROUTES = {
  ...authRoutes,
  ...userRoutes,
  ...sessionRoutes,
  ...twoStepRoutes,
  ...passkeyRoutes,
  ...googleRoutes,
  ...bannerRoutes,
  ...barcodeRoutes,
  ...pictureRoutes,
  ...codeScanRoutes,
  ...uploadRoutes,
  ...scanPageRoutes,
  ...historyRoutes,
  ...printRoutes,
  ...adminRoutes,
  ...consoleRoutes,
  ...bulkActionRoutes,
  ...batchRoutes,
  ...leavingRoutes,
  ...peopleRoutes,
  ...auditRoutes,
} as const satisfies Record<string, Route>;

export type Routes = typeof ROUTES;
export type RouteName = keyof Routes;
