import express, { type Express, type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import { touchSession } from '../../commands/credentials/sessions.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Route } from '../../contract/route.ts';
import { unlessAway } from '../../ports/errors.ts';
import { note } from '../edge/answers/call-result.ts';
import { sendRefusal } from '../edge/answers/error-answers.ts';
import { admitKey, keyIn } from '../edge/api-keys/admit-key.ts';
import { authorise, callerIn, type SignedInCaller, whole } from '../edge/caller/caller.ts';
import { crossSite } from '../edge/caller/origin.ts';
import type { SessionCookie } from '../edge/caller/session-cookie.ts';
import { limitCall } from '../edge/limits/route-limits.ts';
import type { BoundRoute } from '../edge/routes/bind.ts';
import type { FrontPorts } from './ports.ts';

const json = express.json({ limit: LIMITS.jsonBodyBytes, type: 'application/json' });

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Registers every bound route. It checks origin, limits, session and role before it reads the body. */
export function registerRoutes(
  app: Express,
  context: FrontPorts,
  cookie: SessionCookie,
  routes: readonly BoundRoute[],
): void {
  for (const bound of routes) {
    const { route } = bound;
    app[METHODS[route.method]](route.path, guard(context, cookie, route), ...bodyOf(route), serve(bound));
  }
}

const callers = new WeakMap<Request, SignedInCaller | undefined>();

function guard(context: FrontPorts, cookie: SessionCookie, route: Route): RequestHandler {
  return async (request, response, next) => {
    const key = keyIn(request);
    if (key !== undefined) {
      const admitted = await admitKey(context, route, request, key);
      if (!admitted.ok) return sendRefusal(response, admitted.refusal);
      const { id: person, apiKey } = admitted.value;
      note(response, { person, apiKey });
      callers.set(request, admitted.value);
      return next();
    }
    const foreign = crossSite(route, request, context.settings);
    if (foreign) return sendRefusal(response, foreign);
    const session = await cookie.read(request.headers.cookie);
    const limited = await limitCall(context, route, request, session?.userId);
    if (limited) return sendRefusal(response, limited.refusal);
    const caller = session && (await callerIn(context, session));
    const refusal = authorise(context, route, caller);
    if (refusal) return sendRefusal(response, refusal);
    if (caller) await unlessAway(touchSession(context, caller.session));
    if (caller) note(response, { person: caller.id });
    callers.set(request, route.access === 'anyone' ? whole(context, caller) : caller);
    next();
  };
}

const bodyOf = (route: Route): RequestHandler[] =>
  route.body
    ? [
        (request, response, next) =>
          request.is('application/json') ? next() : sendRefusal(response, { code: 'unsupported_type' }),
        json,
      ]
    : [];

function serve({ route, answer }: BoundRoute): RequestHandler {
  return async (request, response) => {
    const result = await answer(request, response, callers.get(request));
    response.set('Cache-Control', 'no-store');
    if (result.ok) {
      note(response, { done: route, ...personIn(result.value) });
      response.status(route.status ?? 200);
      if (route.method === 'GET') response.json(result.value);
      // Nobody asks again whether a change is still the same: it needs no ETag.
      else response.type('json').end(JSON.stringify(result.value));
    } else sendRefusal(response, result.refusal);
  };
}

const SignedIn = z.object({ user: z.object({ _id: z.string() }) });

/** Returns the account that an answer is about, such as the one that has signed in. */
function personIn(answer: unknown): { readonly person?: string } {
  const { data } = SignedIn.safeParse(answer);
  return data ? { person: data.user._id } : {};
}
