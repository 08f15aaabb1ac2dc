import type { Route } from '../route.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { auditRoutes } from './audit.ts';
import { batchRoutes } from './batches.ts';
import { bulkActionRoutes } from './bulk-actions.ts';
import { consoleRoutes } from './console.ts';
import { leavingRoutes } from './leaving.ts';
import { peopleRoutes } from './people.ts';
import { pictureRoutes } from './pictures.ts';
import { printRoutes } from './print.ts';
import { webhookRoutes } from './webhooks.ts';

/** The routes that only the console uses, in parts that it loads when they are opened. */
export const CONSOLE_ROUTES = {
  ...pictureRoutes,
  ...printRoutes,
  ...consoleRoutes,
  ...bulkActionRoutes,
  ...batchRoutes,
  ...peopleRoutes,
  ...auditRoutes,
  eraseUser: leavingRoutes.eraseUser,
  ...apiKeyRoutes,
  erasures: leavingRoutes.erasures,
  ...webhookRoutes,
} as const satisfies Record<string, Route>;
