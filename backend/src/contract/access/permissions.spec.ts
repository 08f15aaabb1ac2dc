import { describe, expect, it } from 'vitest';
import { ROUTES } from '../routes/index.ts';
import type { Role } from '../schemas/user.ts';
import { isPermission, managesRole, may, permissionsOf, readsOnly, rolesWith } from './permissions.ts';
import { ROLES } from './roles.ts';

const rolesWhere = (test: (role: Role) => boolean) => ROLES.filter(test);

describe('the permissions of roles', () => {
  it('are all an admin’s, but for what only users are', () => {
    const all = new Set(ROLES.flatMap(permissionsOf));
    expect(new Set(permissionsOf('admin'))).toEqual(all);
    expect(permissionsOf('user')).toEqual(['content.edit']);
  });

  it('let admins alone give roles and keys, and start rebuilds', () => {
    expect(rolesWith('people.roles')).toEqual(['admin']);
    expect(rolesWith('integrations.manage')).toEqual(['admin']);
    expect(rolesWith('operations.manage')).toEqual(['admin']);
  });

  it('let auditors alone read only', () => {
    expect(rolesWhere(readsOnly)).toEqual(['auditor']);
  });

  it('let printers read batches and print', () => {
    expect(permissionsOf('printer')).toEqual(['batches.read', 'print']);
  });

  it('let who manages contents edit them, and read codes', () => {
    for (const role of rolesWith('content.manage')) {
      expect(may(role, 'content.edit')).toBe(true);
      expect(may(role, 'codes.read')).toBe(true);
    }
  });

  it('are each asked for by a route, but for that of names', () => {
    const asked = new Set<string>(Object.values(ROUTES).map(({ access }) => access));
    expect(permissionsOf('admin').filter((permission) => !asked.has(permission))).toEqual(['names.read']);
  });

  it('are named, and nothing else is a permission', () => {
    expect(isPermission('codes.read')).toBe(true);
    expect(isPermission('verified')).toBe(false);
    expect(isPermission('toString')).toBe(false);
  });
});

describe('accounts', () => {
  it('of users are managed by admins and the support, those of others by admins', () => {
    expect(rolesWhere((role) => managesRole(role, 'user'))).toEqual(['admin', 'support']);
    for (const other of rolesWhere((role) => role !== 'user'))
      expect(rolesWhere((role) => managesRole(role, other))).toEqual(['admin']);
  });
});
