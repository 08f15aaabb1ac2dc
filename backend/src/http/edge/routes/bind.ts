import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Result } from '../../../contract/result.ts';
import type { Access, Route } from '../../../contract/route.ts';
import { inputRefusal } from '../answers/error-answers.ts';
import type { CallerFor, SignedInCaller } from '../caller/caller.ts';

/** The input of a handler: parsed parts, the caller, and the request and response for headers and cookies. */
export interface HandlerInput<P, Q, B, C> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly caller: C;
  readonly request: Request;
  readonly response: Response;
}

/** A route with its handler. `bind` checks that their types fit. */
export interface BoundRoute {
  readonly route: Route;
  readonly answer: (
    request: Request,
    response: Response,
    caller: SignedInCaller | undefined,
  ) => Promise<Result<unknown>>;
}

type Handler<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  C extends Access,
> = (input: HandlerInput<z.output<P>, z.output<Q>, z.output<B>, CallerFor<C>>) => Promise<Result<z.input<A>>>;

/** Binds a handler to its route. The route's schemas parse the input before the handler, and check the answer after it. */
export function bind<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  C extends Access,
>(route: Route<P, Q, B, A, C>, handler: Handler<P, Q, B, A, C>): BoundRoute {
  const schemas = { params: partOf(route.params), query: partOf(route.query), body: partOf(route.body) };
  return {
    route,
    answer: async (request, response, caller) => {
      const params = schemas.params.safeParse(route.params ? request.params : undefined);
      if (!params.success) return { ok: false, refusal: inputRefusal(params.error) };
      const query = schemas.query.safeParse(route.query ? request.query : undefined);
      if (!query.success) return { ok: false, refusal: inputRefusal(query.error) };
      const body = schemas.body.safeParse(route.body ? request.body : undefined);
      if (!body.success) return { ok: false, refusal: inputRefusal(body.error) };
      const input = { params: params.data, query: query.data, body: body.data };
      const result = await handler({ ...input, caller: callerFor(route.access, caller), request, response });
      return result.ok ? { ok: true, value: route.answer.parse(result.value) } : result;
    },
  };
}

/** Returns the schema of a part. A missing part has the type `ZodUndefined`. */
function partOf<S extends z.ZodType>(schema: S | undefined): S;
function partOf(schema: z.ZodType | undefined): z.ZodType {
  return schema ?? z.undefined();
}

/** Returns the caller. Throws where a route that needs one has none, because `authorise` refuses such a call before. */
function callerFor<C extends Access>(access: C, caller: SignedInCaller | undefined): CallerFor<C>;
function callerFor(access: Access, caller: SignedInCaller | undefined): SignedInCaller | undefined {
  if (access !== 'anyone' && !caller) throw new Error('A call without a caller passed the authorisation');
  if ((access === 'awaiting-second-step' || access === 'session') && caller?.session === null)
    throw new Error('A call without a session passed the authorisation');
  return caller;
}
