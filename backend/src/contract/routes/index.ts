import type { Route } from '../route.ts';
import { APP_ROUTES } from './app.ts';
import { ADMIN_ROUTES } from './console-start.ts';
import { joinStaffRoutes } from './invitations.ts';
import { legalRoutes } from './legal.ts';
import { reportRoutes } from './notices/reports.ts';
import { CONSOLE_ROUTES } from './sections.ts';

/** The table of the API's routes. The server, the authorisation test and the OpenAPI document use it. */
export const ROUTES = {
  ...APP_ROUTES,
  ...joinStaffRoutes,
  ...legalRoutes,
  ...reportRoutes,
  ...ADMIN_ROUTES,
  ...CONSOLE_ROUTES,
} as const satisfies Record<string, Route>;

export type Routes = typeof ROUTES;
export type RouteName = keyof Routes;
