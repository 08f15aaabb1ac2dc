import type { Scope } from './access/scopes.ts';
import type { Route } from './route.ts';
import { ROUTES, type RouteName } from './routes/index.ts';

/**
 * The scope that opens a route to API keys of admins. A route without a line refuses every key. The lines are beside the
 * table, so that the apps do not load them.
 */
const ROUTE_SCOPES: Readonly<Partial<Record<RouteName, Scope>>> = {
  adminCode: 'codes:read',
  noteCode: 'codes:write',
  tagCode: 'codes:write',
  adminCodes: 'codes:read',
  code: 'codes:read',
  codeHistory: 'codes:read',
  codesOfUser: 'codes:read',
  importFailures: 'codes:read',
  importState: 'codes:read',
  listCodes: 'codes:read',
  storage: 'codes:read',
  approveToggle: 'codes:write',
  cancelUpload: 'codes:write',
  changeVisibility: 'codes:write',
  clearContent: 'codes:write',
  disableCode: 'codes:write',
  disableCodeByGet: 'codes:write',
  enableCode: 'codes:write',
  enableCodeByGet: 'codes:write',
  finishParts: 'codes:write',
  judgeUpload: 'codes:write',
  replaceFile: 'codes:write',
  requestUploads: 'codes:write',
  resetCode: 'codes:write',
  restoreCode: 'codes:write',
  restrictToggle: 'codes:write',
  sendInParts: 'codes:write',
  updateCode: 'codes:write',
  deleteCode: 'codes:delete',
  batch: 'batches:read',
  batchManifest: 'batches:read',
  batchToPrint: 'batches:read',
  batches: 'batches:read',
  codesToPrint: 'batches:read',
  describeBatch: 'batches:write',
  generateCodes: 'batches:write',
  printBatch: 'batches:write',
  printCodes: 'batches:write',
  startImport: 'batches:write',
  deleteImage: 'pictures:write',
  uploadPicture: 'pictures:write',
  uploadPictures: 'pictures:write',
  codeScans: 'scans:read',
  scanStatistics: 'scans:read',
  adminCodeAt: 'audit:read',
  adminCodeChanges: 'audit:read',
  adminEventTypes: 'audit:read',
  adminEvents: 'audit:read',
};

const hasScope = (name: string): name is RouteName => Object.hasOwn(ROUTE_SCOPES, name);

const scopes = new Map<Route, Scope | undefined>(
  Object.entries(ROUTES).map(([name, route]) => [route, hasScope(name) ? ROUTE_SCOPES[name] : undefined]),
);

export const scopeOf = (route: Route): Scope | undefined => scopes.get(route);
