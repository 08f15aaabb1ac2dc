import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { ErrorAnswer } from './errors.ts';
import { OWN_CALL } from './own-call.ts';
import type { CallParts, Route } from './route.ts';

export type Parts = { readonly params?: object; readonly query?: object; readonly body?: unknown };

/** Returns the address of a call, relative to the API's host. */
export function addressOf(route: Pick<Route, 'path'>, { params, query }: Parts): string {
  const values: Record<string, unknown> = { ...params };
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

async function failure(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const answer = ErrorAnswer.safeParse(await response.json().catch(() => undefined));
  if (answer.success) return new ApiError(response.status, answer.data, retryAfter);
  return new ApiError(response.status, { message: '', code: 'internal' }, retryAfter);
}

export interface ClientOptions {
  /** The origin of the API; empty for the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls one route and returns its answer, checked by its schema. Throws an `ApiError` for anything but success. */
export type Client = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  route: Route<P, Q, B, A>,
  call: CallParts<P, Q, B> & Parts,
  options?: CallOptions,
) => Promise<z.output<A>>;

/** Returns the typed client of the apps, which sends cookies. An error without a usable message has an empty `message`. */
export function createClient({ baseUrl = '', fetch: send = globalThis.fetch }: ClientOptions = {}): Client {
  return async (route, call, { signal, headers } = {}) => {
    const init: RequestInit = {
      method: route.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(route.body ? { 'content-type': 'application/json' } : {}),
        ...headers,
        ...(route.changesState ? { [OWN_CALL.name]: OWN_CALL.value } : {}),
      },
      ...(route.body ? { body: JSON.stringify(call.body) } : {}),
      ...(signal ? { signal } : {}),
    };
    const noAnswer = (cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new ApiError(0, { message: '', code: 'network' });
    };
    const response = await send(baseUrl + addressOf(route, call), init).catch(noAnswer);
    if (!response.ok) throw await failure(response);
    return route.answer.parse(await response.json().catch(noAnswer));
  };
}
