import type { Role } from '@qlaim/backend/contract';

export const ROLE_NAMES = {
  user: 'User',
  admin: 'Admin',
  manager: 'Manager',
  support: 'Support',
  printer: 'Printer',
  auditor: 'Auditor',
} as const satisfies Record<Role, string>;
