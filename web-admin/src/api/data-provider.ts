import { type Client, changesSomething, createClient, type Route } from '@qlaim/backend/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import type { GetListParams } from 'react-admin';
import { checkedAnswer } from './checked-answer.ts';
import type { ConsoleProvider } from './console-provider.ts';
import { httpClient } from './http-client.ts';
import { readFilter, toServerFilter } from './list-filter.ts';
import { quietly } from './quiet-failures.ts';

const withServerFilter = (params: GetListParams): GetListParams => ({
  ...params,
  filter: toServerFilter(readFilter(params.filter)),
});

/** The API names a noun otherwise in its addresses. */
const pathOf = (resource: string): string => (resource === 'people' ? 'users' : resource);

/** Whether a call that finds the session ended waits for a new sign-in: a command of who is signed in. */
const waits = (route: Pick<Route, 'access' | 'method' | 'changesState'>): boolean =>
  changesSomething(route) && route.access !== 'anyone' && route.access !== 'awaiting-second-step';

/**
 * Creates the data provider of the console, which reads in the ra-data-simple-rest dialect. Commands are its custom
 * methods, see `codes/commands`. Failures are `ApiError`s.
 */
export function createDataProvider(apiUrl: string): ConsoleProvider {
  const rest = simpleRestProvider(apiUrl, httpClient);
  const client = createClient();
  const call: Client = (route, ...parts) => {
    const answer = client(route, ...parts);
    return waits(route) ? answer : quietly(answer);
  };
  return {
    ...rest,
    supportAbortSignal: true,
    getList: (resource, params) =>
      checkedAnswer(
        resource,
        'list',
        rest.getList(pathOf(resource), resource === 'codes' ? withServerFilter(params) : params),
      ),
    getOne: (resource, params) => checkedAnswer(resource, 'one', rest.getOne(pathOf(resource), params)),
    getMany: (resource, params) => checkedAnswer(resource, 'list', rest.getMany(pathOf(resource), params)),
    call,
    upload: (send) => send(),
  };
}
