import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { createHttpClient } from './http-client.ts';
import { readFilter, toServerFilter } from './list-filter.ts';

/**
 * Creates the data provider that reads in the ra-data-simple-rest dialect. Changes are commands of the API
 * instead, see `codes/commands`. Failures are `ApiError`s.
 */
export function createDataProvider(apiUrl: string, httpClient = createHttpClient()): DataProvider {
  const rest = simpleRestProvider(apiUrl, httpClient);
  return {
    ...rest,
    supportAbortSignal: true,
    getList: (resource, params) =>
      rest.getList(resource, { ...params, filter: toServerFilter(readFilter(params.filter)) }),
  };
}
