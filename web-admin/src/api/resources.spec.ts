import { ADMIN_ROUTES, ApiError, type Route } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { describe, expect, it } from 'vitest';
import { aBatch } from '../testing/batches.ts';
import { aCode } from '../testing/codes.ts';
import { aPerson } from '../testing/people.ts';
import { aWebhook } from '../testing/webhooks.ts';
import { createDataProvider } from './data-provider.ts';
import type { Noun } from './nouns.ts';

const provider = createDataProvider('/admin-api');
const { signal } = new AbortController();
const NEWEST = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: {},
  signal,
};
const HEADERS = { 'content-range': 'any 25-25/26' };

/** The routes behind a resource, and how a server answers them with one record. */
interface Case {
  readonly id: string;
  readonly list: () => readonly { readonly query?: unknown }[];
  readonly listRoute: Route;
  readonly one?: { readonly answer: () => unknown; readonly route: Route };
}

const { adminCode, adminCodes } = ADMIN_ROUTES;
const { adminUser, adminUsers, apiKeys, batch, batches, bulkActions, webhook, webhooks } = CONSOLE_ROUTES;

const CASES: Readonly<Partial<Record<Noun, Case>>> = {
  codes: {
    id: aCode().id,
    list: () => answerRoute(adminCodes, () => [aCode()], HEADERS),
    listRoute: adminCodes,
    one: { answer: () => answerRoute(adminCode, () => aCode()), route: adminCode },
  },
  people: {
    id: aPerson().id,
    list: () => answerRoute(adminUsers, () => [aPerson()], HEADERS),
    listRoute: adminUsers,
    one: { answer: () => answerRoute(adminUser, () => aPerson()), route: adminUser },
  },
  batches: {
    id: aBatch().id,
    list: () => answerRoute(batches, () => [aBatch()], HEADERS),
    listRoute: batches,
    one: { answer: () => answerRoute(batch, () => aBatch()), route: batch },
  },
  webhooks: {
    id: aWebhook().id,
    list: () => answerRoute(webhooks, () => [aWebhook()], HEADERS),
    listRoute: webhooks,
    one: { answer: () => answerRoute(webhook, () => aWebhook()), route: webhook },
  },
};

const failureOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);
const refusal = { status: 403, code: 'forbidden' };

describe.each(Object.entries(CASES))('the resource %s', (resource, { id, list, listRoute, one }) => {
  it('is listed by its route, in pages', async () => {
    const asked = list();
    const { data, total } = await provider.getList(resource, NEWEST);
    expect([data.map((row) => row.id), total]).toEqual([[id], 26]);
    expect(asked).toEqual([{ query: { sort: ['createdAt', 'DESC'], range: [25, 49], filter: {} } }]);
  });

  it('is read one by one', async () => {
    one?.answer();
    const { data } = await provider.getOne(resource, { id, signal });
    expect(data.id).toBe(id);
  });

  it('passes on why the server refuses', async () => {
    refuseRoute(listRoute, 'forbidden');
    if (one) refuseRoute(one.route, 'forbidden');
    for (const answer of [provider.getList(resource, NEWEST), provider.getOne(resource, { id, signal })]) {
      const failure = await failureOf(answer);
      expect(failure).toBeInstanceOf(ApiError);
      expect(failure).toMatchObject(refusal);
    }
  });
});

it.each(['codes', 'people', 'batches'] as const)(
  'several mentions of %s are read in one call',
  async (noun) => {
    const { id = '', list } = CASES[noun] ?? {};
    const asked = list?.();
    const { data } = await provider.getMany(noun, { ids: [id], signal });
    expect(data.map((row) => row.id)).toEqual([id]);
    expect(asked).toEqual([{ query: { filter: { id: [id] } } }]);
  },
);

it.each([
  ['api-keys', apiKeys, 'createdAt'],
  ['bulk-actions', bulkActions, 'requestedAt'],
] as const)('the resource %s passes on why its list is refused', async (noun, route, field) => {
  refuseRoute(route, 'forbidden');
  const sort = { field, order: 'DESC' as const };
  expect(await failureOf(provider.getList(noun, { ...NEWEST, sort }))).toMatchObject(refusal);
});

it('a batch is saved by its route, which answers with the batch', async () => {
  const saved = { ...aBatch(), message: 'Saved' };
  const asked = answerRoute(CONSOLE_ROUTES.describeBatch, () => saved);
  const data = { name: 'Bags', note: '' };
  const { id } = saved;
  const answer = await provider.update('batches', { id, data, previousData: aBatch() });
  expect(answer.data).toMatchObject({ id, message: 'Saved' });
  expect(asked).toEqual([{ params: { id }, body: data }]);
});
