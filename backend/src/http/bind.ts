import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Result } from '../contract/result.ts';
import type { Access, Route } from '../contract/route.ts';
import type { CallerFor, SignedInCaller } from './caller.ts';
import { inputRefusal } from './error-answers.ts';

/** What a handler is given: parsed input, the caller, and the bare request and response for headers and cookies. */
export interface Asked<P, Q, B, C> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly caller: C;
  readonly request: Request;
  readonly response: Response;
}

/** A route with its handler; the types of the two were checked against each other when they were bound. */
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
> = (asked: Asked<z.output<P>, z.output<Q>, z.output<B>, CallerFor<C>>) => Promise<Result<z.input<A>>>;

/** Binds a handler to its route: input is parsed by the route's schemas before, the answer is checked by them after. */
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

/** A route without a part was declared with `ZodUndefined` for it. */
function partOf<S extends z.ZodType>(schema: S | undefined): S;
function partOf(schema: z.ZodType | undefined): z.ZodType {
  return schema ?? z.undefined();
}

/** Routes that not everybody may call are only reached with a caller. */
function callerFor<C extends Access>(access: C, caller: SignedInCaller | undefined): CallerFor<C>;
function callerFor(access: Access, caller: SignedInCaller | undefined): SignedInCaller | undefined {
  if (access !== 'anyone' && !caller) throw new Error('A route that needs a caller was reached without one');
  return caller;
}
