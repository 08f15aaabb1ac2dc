import type { Route } from '../route.ts';
import { adminRoutes } from './admin.ts';
import { authRoutes } from './auth.ts';
import { bannerRoutes } from './banners.ts';
import { barcodeRoutes } from './barcodes.ts';
import { historyRoutes } from './history.ts';

/** The routes that the console uses in what it loads first. */
export const ADMIN_ROUTES = {
  ...authRoutes,
  ...bannerRoutes,
  ...barcodeRoutes,
  ...historyRoutes,
  ...adminRoutes,
} as const satisfies Record<string, Route>;
