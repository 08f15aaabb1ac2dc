import { ROLES } from './roles.ts';

type Role = (typeof ROLES)[number];

const yes = true;
const no = false;

/** Yes or no for each of `ROLES`, in their order. */
type Row<Roles extends readonly unknown[] = typeof ROLES> = { readonly [Place in keyof Roles]: boolean };

/**
 * Which role has which permission. A permission that ends in `.read` changes nothing. `content.edit` opens the editor's
 * calls: a user may save their own codes only; who has `content.manage` may save any.
 */
const TABLE = {
  // user, admin, manager, support, printer, auditor
  'codes.read': [no, yes, yes, yes, no, yes],
  'codes.manage': [no, yes, yes, no, no, no],
  'codes.generate': [no, yes, yes, no, no, no],
  'content.edit': [yes, yes, yes, yes, no, no],
  'content.manage': [no, yes, yes, yes, no, no],
  'batches.read': [no, yes, yes, yes, yes, yes],
  print: [no, yes, yes, no, yes, no],
  'names.read': [no, yes, yes, yes, no, no],
  'people.read': [no, yes, yes, yes, no, yes],
  'people.manage': [no, yes, no, yes, no, no],
  'people.roles': [no, yes, no, no, no, no],
  'audit.read': [no, yes, no, no, no, yes],
  'operations.read': [no, yes, no, no, no, yes],
  'operations.manage': [no, yes, no, no, no, no],
  'integrations.read': [no, yes, no, no, no, yes],
  'integrations.manage': [no, yes, no, no, no, no],
} as const satisfies Readonly<Record<string, Row>>;

export type Permission = keyof typeof TABLE;

export const isPermission = (text: string): text is Permission => Object.hasOwn(TABLE, text);

/** Returns whether a role has a permission. */
export const may = (role: Role, permission: Permission): boolean =>
  TABLE[permission][ROLES.indexOf(role)] === true;

export const rolesWith = (permission: Permission): readonly Role[] =>
  ROLES.filter((role) => may(role, permission));

export const permissionsOf = (role: Role): readonly Permission[] =>
  Object.keys(TABLE)
    .filter(isPermission)
    .filter((permission) => may(role, permission));

/** Returns whether a permission lets its holder change something. */
export const isChanging = (permission: Permission): boolean => !permission.endsWith('.read');

/** Returns whether a role changes nothing but the own account. */
export const readsOnly = (role: Role): boolean => !permissionsOf(role).some(isChanging);

/**
 * Returns whether a role manages the accounts of another one. Who may not give roles manages users alone: else they could
 * lock an admin out.
 */
export const managesRole = (role: Role, other: Role): boolean =>
  may(role, 'people.roles') || (may(role, 'people.manage') && other === 'user');
