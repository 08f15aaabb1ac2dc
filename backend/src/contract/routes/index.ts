import type { Route } from '../route.ts';
import { adminRoutes } from './admin.ts';
import { authRoutes } from './auth.ts';
import { bannerRoutes } from './banners.ts';
import { barcodeRoutes } from './barcodes.ts';
import { userRoutes } from './users.ts';

/**
 * The one table of the API. The server registers its routes from it, the apps' client calls through it, the
 * authorisation test walks it and the OpenAPI document is generated from it.
 */
export const ROUTES = {
  ...authRoutes,
  ...userRoutes,
  ...bannerRoutes,
  ...barcodeRoutes,
  ...adminRoutes,
} as const satisfies Record<string, Route>;

export type Routes = typeof ROUTES;
export type RouteName = keyof Routes;
