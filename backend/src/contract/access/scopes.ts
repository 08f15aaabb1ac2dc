/** What an API key may do. A route of the table names the scope that opens it to keys. */
export const SCOPES = [
  'codes:read',
  'codes:write',
  'codes:delete',
  'batches:read',
  'batches:write',
  'pictures:write',
  'scans:read',
  'audit:read',
] as const;
export type Scope = (typeof SCOPES)[number];
