import { ADMIN_ROUTES, ROLES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { expect, it } from 'vitest';
import { mayAct, NOUNS, type Noun } from './nouns.ts';

/** The route of each action, which refuses who lacks the permission. */
const ROUTE_OF: {
  readonly [N in Noun]: { readonly [Action in keyof (typeof NOUNS)[N]]: { access: string } };
} = {
  codes: {
    list: ADMIN_ROUTES.adminCodes,
    create: ADMIN_ROUTES.generateCodes,
    // Who owns a code may save it, too.
    edit: ADMIN_ROUTES.resetCode,
    delete: ADMIN_ROUTES.deleteCode,
  },
  batches: {
    list: CONSOLE_ROUTES.batches,
    create: ADMIN_ROUTES.generateCodes,
    edit: CONSOLE_ROUTES.describeBatch,
  },
  people: {
    list: CONSOLE_ROUTES.adminUsers,
    edit: CONSOLE_ROUTES.disableUser,
    delete: CONSOLE_ROUTES.eraseUser,
  },
  erasures: { list: CONSOLE_ROUTES.erasures },
  events: { list: CONSOLE_ROUTES.adminEvents },
  notices: { list: CONSOLE_ROUTES.notices, edit: CONSOLE_ROUTES.decideNotice },
  webhooks: {
    list: CONSOLE_ROUTES.webhooks,
    create: CONSOLE_ROUTES.addWebhook,
    edit: CONSOLE_ROUTES.changeWebhook,
    delete: CONSOLE_ROUTES.removeWebhook,
  },
  'api-keys': {
    list: CONSOLE_ROUTES.apiKeys,
    create: CONSOLE_ROUTES.createApiKey,
    edit: CONSOLE_ROUTES.revokeApiKey,
  },
  'bulk-actions': {
    list: CONSOLE_ROUTES.bulkActions,
    create: CONSOLE_ROUTES.startBulkAction,
    edit: CONSOLE_ROUTES.undoBulkAction,
  },
};

it.each(Object.entries(NOUNS))('the rights on %s are those of the routes', (noun, rights) => {
  const routes: Readonly<Record<string, { access: string }>> =
    Object.entries(ROUTE_OF).find(([name]) => name === noun)?.[1] ?? {};
  const accesses = Object.entries(routes).map(([action, { access }]) => [action, access]);
  expect(Object.fromEntries(accesses)).toEqual(rights);
});

it('a role acts as far as its permissions go', () => {
  const roles = (resource: string, action: string) => ROLES.filter((role) => mayAct(role, resource, action));
  expect(roles('people', 'list')).toEqual(['admin', 'manager', 'support', 'auditor']);
  expect(roles('people', 'show')).toEqual(roles('people', 'list'));
  expect(roles('people', 'edit')).toEqual(['admin', 'support']);
  expect(roles('webhooks', 'delete')).toEqual(['admin']);
});

it.each([
  ['batches', 'delete'],
  ['codes', 'fly'],
  ['weather', 'list'],
])('nobody may, of %s, %s', (resource, action) => {
  expect(ROLES.filter((role) => mayAct(role, resource, action))).toEqual([]);
});
