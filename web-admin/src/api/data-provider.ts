import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import { createHttpClient } from './http-client.ts';
import { readFilter, toServerFilter } from './list-filter.ts';

const withServerFilter = (params: GetListParams): GetListParams => ({
  ...params,
  filter: toServerFilter(readFilter(params.filter)),
});

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
      rest.getList(resource, resource === 'codes' ? withServerFilter(params) : params),
  };
}
