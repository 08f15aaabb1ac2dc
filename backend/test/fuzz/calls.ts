import fc from 'fast-check';
import { OWN_CALL } from '../../src/contract/own-call.ts';
import type { Route } from '../../src/contract/route.ts';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { oddText, valuesOf } from './values.ts';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The session stays, and a batch of a thousand codes would be most of a run. */
const LEFT_OUT: readonly Route[] = [ROUTES.logout, ROUTES.generateCodes];

const PAGES = ['', 'claim/', 'info/', 'image-videos/', 'files/', 'barcode/qrcode/', 'api-docs/', '_user/'];

/** An IPv4 address of a proxy's visitor, so that limits by address refuse few calls. */
const address = fc.tuple(fc.nat({ max: 255 }), fc.nat({ max: 255 })).map(([a, b]) => `198.51.${a}.${b}`);

/** Calls of every route, made from its schemas, and visits of pages. `known` are texts such as codes. */
export function callsOf(known: readonly string[]): fc.Arbitrary<Call> {
  const routes: readonly Route[] = Object.values(ROUTES);
  const calls = routes.filter((route) => !LEFT_OUT.includes(route)).map((route) => callOf(route, known));
  return fc.oneof({ weight: 9, arbitrary: fc.oneof(...calls) }, { weight: 1, arbitrary: visitOf(known) });
}

function callOf({ method, path, query, body }: Route, known: readonly string[]): fc.Arbitrary<Call> {
  const part = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: oddText },
  );
  const search = query ? valuesOf(query, known) : fc.constant({});
  const sent = body ? valuesOf(body, known) : fc.constant(undefined);
  return fc
    .record({ part, search, sent, from: address, type: fc.constantFrom('application/json', 'text/plain') })
    .map(({ part, search, sent, from, type }) => ({
      method,
      path: withQuery(
        path.replace(/:\w+/g, () => encodeURIComponent(part.toWellFormed())),
        search,
      ),
      headers: { 'x-forwarded-for': from, 'content-type': type, [OWN_CALL.name]: OWN_CALL.value },
      body: sent === undefined ? undefined : JSON.stringify(sent),
    }));
}

const visitOf = (known: readonly string[]): fc.Arbitrary<Call> =>
  fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'OPTIONS'),
      page: fc.constantFrom(...PAGES),
      rest: fc.oneof(fc.constantFrom(...known), oddText),
      header: fc.constantFrom(
        'if-match',
        'if-unmodified-since',
        'range',
        'accept-language',
        'referer',
        'cookie',
      ),
      value: fc.string({ maxLength: 60 }),
      from: address,
    })
    .map(({ method, page, rest, header, value, from }) => ({
      method,
      path: `/${page}${encodeURIComponent(rest.toWellFormed())}`,
      headers: { 'x-forwarded-for': from, 'user-agent': 'Mozilla/5.0 (X11; Linux)', [header]: value.trim() },
      body: undefined,
    }));

function withQuery(path: string, search: unknown): string {
  if (typeof search !== 'object' || search === null) return path;
  const texts = Object.entries(search).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `${path}?${new URLSearchParams(texts)}`;
}
