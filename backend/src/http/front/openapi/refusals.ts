import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { ERRORS, ErrorAnswer, type ErrorCode } from '../../../contract/errors.ts';
import type { Route } from '../../../contract/route.ts';
import { scopeOf } from '../../../contract/route-scopes.ts';

/** What decides which errors a call may answer. */
export type Refusable = Pick<
  Route,
  'method' | 'access' | 'params' | 'query' | 'body' | 'files' | 'errors' | 'beforePassword' | 'changesState'
>;

/** Returns the errors of a call: its own and those of its kind. */
export function refusalsOf(call: Refusable, byKey: boolean): readonly ErrorCode[] {
  return [
    ...new Set([
      ...refusedInput(call),
      ...(byKey ? REFUSED_KEYS : []),
      ...refusedCallers(call),
      ...(call.method !== 'GET' || call.changesState ? (['cross_site'] as const) : []),
      ...call.errors,
      // An address is part of the header, and nothing limits the length of a query.
      'headers_too_large',
      'too_many_requests',
      'unavailable',
    ] as const),
  ];
}

const REFUSED_KEYS: readonly ErrorCode[] = [
  'api_key_invalid',
  'api_key_ended',
  'api_key_scope',
  'two_step_required',
];

function refusedInput({ params, query, body, files }: Refusable): readonly ErrorCode[] {
  if (body) return ['invalid_input', 'invalid_json', 'too_large', 'unsupported_type'];
  if (files) return ['invalid_input', 'unsupported_type'];
  return params || query ? ['invalid_input'] : [];
}

function refusedCallers({ access, beforePassword }: Refusable): readonly ErrorCode[] {
  if (access === 'anyone') return [];
  if (access === 'awaiting-second-step') return ['signed_out'];
  const codes: ErrorCode[] = ['signed_out', 'second_step_needed'];
  if (access !== 'session')
    codes.push('email_unverified', 'forbidden', 'terms_unaccepted', 'two_step_required');
  if (!beforePassword) codes.push('password_change_required');
  return codes;
}

/** Returns the error answers of a route, by status. */
export function errorAnswers(call: Route): NonNullable<ZodOpenApiOperationObject['responses']> {
  return describeErrors(refusalsOf(call, scopeOf(call) !== undefined));
}

type ErrorResponse = ZodOpenApiResponseObject & { readonly id: string };

const responses = new Map<string, ErrorResponse>();

/** Returns the error answers for some codes, by status. Calls with the same codes share one in `components/responses`. */
export function describeErrors(
  codes: readonly ErrorCode[],
): NonNullable<ZodOpenApiOperationObject['responses']> {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => {
      const description = ofStatus.map((code) => `\`${code}\``).join(', ');
      const response = responses.get(description) ?? {
        id: `Refused${status}_${responses.size + 1}`,
        description,
        content: { 'application/json': { schema: ErrorAnswer } },
      };
      responses.set(description, response);
      return [status, response];
    }),
  );
}
