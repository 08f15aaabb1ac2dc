import {
  type AnswerOf,
  type BodyOf,
  ERRORS,
  ErrorAnswer,
  type ErrorCode,
  isPermission,
  type Method,
  type ParamsOf,
  type QueryOf,
  type Refusal,
  ROUTES,
  type Route,
} from '@qlaim/backend/contract';
import { http } from 'msw';
import { failTest, serve } from './fetch.ts';

/** A request, parsed by the route's schemas as the server does. */
export interface Call<R extends Route = Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
}

type Respond<R extends Route> = (call: Call<R>) => Response | Promise<Response>;

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const satisfies Record<Method, unknown>;

/** A part without a schema is undefined, as its type declares. */
function parsed<R extends Route>(route: R, sent: Record<keyof Call, unknown>): Call<R>;
function parsed(route: Route, sent: Record<keyof Call, unknown>): Call {
  return {
    params: route.params?.parse(sent.params),
    query: route.query?.parse(sent.query),
    body: route.body?.parse(sent.body),
  };
}

async function callFrom<R extends Route>(route: R, request: Request, params: object): Promise<Call<R>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return parsed(route, { params, query, body: route.body ? await request.json() : undefined });
}

/** Returns the received calls, in order. A call that breaks the contract fails the test. */
function respondAt<R extends Route>(route: R, respond: Respond<R>): readonly Call<R>[] {
  const calls: Call<R>[] = [];
  const handler = METHODS[route.method](`*${route.path}`, async ({ request, params }) => {
    try {
      const call = await callFrom(route, request, params);
      calls.push(call);
      return await respond(call);
    } catch (problem) {
      failTest(problem);
      return Response.error();
    }
  });
  serve(handler);
  return calls;
}

/** The server responds with success. The route's schema parses the body first. */
export function answerRoute<R extends Route>(
  route: R,
  answer: (call: Call<R>) => AnswerOf<R> | Promise<AnswerOf<R>>,
  headers: HeadersInit = {},
): readonly Call<R>[] {
  return respondAt(route, async (call) =>
    Response.json(route.answer.parse(await answer(call)), { status: route.status ?? 200, headers }),
  );
}

const SPECIFIC = new Set<ErrorCode>(Object.values(ROUTES).flatMap(({ errors }) => errors));

function mayRefuse({ access, errors }: Route, code: ErrorCode): boolean {
  if (errors.includes(code)) return true;
  if (code === 'signed_out') return access !== 'anyone';
  if (code === 'forbidden' || code === 'email_unverified')
    return access === 'verified' || isPermission(access);
  return !SPECIFIC.has(code);
}

/** The server refuses. Throws if the route never refuses with this code. */
export function refuseRoute<R extends Route>(
  route: R,
  code: ErrorCode,
  { message = ERRORS[code].message, issues, retryAfter }: Omit<Refusal, 'code'> = {},
): readonly Call<R>[] {
  if (!mayRefuse(route, code)) throw new Error(`${route.method} ${route.path} never refuses with ${code}`);
  const body = ErrorAnswer.parse({ message, code, issues });
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return respondAt(route, () => Response.json(body, { status: ERRORS[code].status, headers }));
}

/** The server does not respond before the end of the test. */
export const stallRoute = <R extends Route>(route: R): readonly Call<R>[] =>
  respondAt(route, () => new Promise<never>(() => undefined));

/** The request fails with a lost connection. */
export const disconnectRoute = <R extends Route>(route: R): readonly Call<R>[] =>
  respondAt(route, () => Response.error());

/** A proxy responds instead of the server, outside the contract. */
export const breakRoute = <R extends Route>(route: R): readonly Call<R>[] =>
  respondAt(route, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
