import type { z } from 'zod';
import type { Permission } from './access/permissions.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call a route. `awaiting-second-step`: signed in, even where the second step is still to come. `session`: signed in,
 * even with an unverified e-mail. `verified`: signed in with a verified e-mail. A permission: signed in with a verified
 * e-mail and a role that has it. A handler checks what depends on the record, such as its owner.
 */
export type Access = 'anyone' | 'awaiting-second-step' | 'session' | 'verified' | Permission;

/** The field of a multipart/form-data request that takes files, and how many of them. */
export interface UploadField {
  readonly field: string;
  readonly most: number;
}

/** One call of the API, as the server, the client, the tests and the OpenAPI document use it. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  readonly method: Method;
  /** An Express pattern, such as `/barcode/:id`. */
  readonly path: string;
  readonly access: Who;
  readonly summary: string;
  readonly tag: 'auth' | 'users' | 'barcodes' | 'banners' | 'admin';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The files of a multipart/form-data request; such a route has no `body`. */
  readonly files?: UploadField;
  readonly answer: Answer;
  /** The status of success; 200 where absent. */
  readonly status?: 201;
  /** Refusals beyond those of every route (input, session, role, rate, engines). */
  readonly errors: readonly ErrorCode[];
  /** Open to a person who must change a generated password before anything else. */
  readonly beforePassword?: true;
  /** Marks a GET that changes something. The server refuses it without the header of our own code (`OWN_CALL`). */
  readonly changesState?: true;
}

/** Returns whether a call of the route may change something. */
export const changesSomething = ({ method, changesState }: Pick<Route, 'method' | 'changesState'>): boolean =>
  method !== 'GET' || changesState === true;

export const defineRoute = <
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
  const Who extends Access = Access,
>(
  route: Route<Params, Query, Body, Answer, Who>,
): Route<Params, Query, Body, Answer, Who> => route;

/** The parsed input of a handler. */
export type ParamsOf<R extends Route> = z.output<NonNullable<R['params']>>;
export type QueryOf<R extends Route> = z.output<NonNullable<R['query']>>;
export type BodyOf<R extends Route> = z.output<NonNullable<R['body']>>;
export type AnswerOf<R extends Route> = z.input<R['answer']>;

/** The input of a call, before the server parses it. */
export type CallParts<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B>;
type Part<K extends string, S extends z.ZodType> = S extends z.ZodUndefined
  ? unknown
  : Record<never, never> extends z.input<S>
    ? { readonly [P in K]?: z.input<S> }
    : { readonly [P in K]: z.input<S> };
