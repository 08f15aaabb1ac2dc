import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import type { ErrorCode } from '../../../src/contract/errors.ts';
import { LIMITS } from '../../../src/contract/limits.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { BODY_ROUTES, type BodyRouteName } from './examples.ts';
import { fill } from './fill.ts';
import { refused } from './refused.ts';

interface RawBody {
  readonly wrong: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly code: ErrorCode;
}

const EMPTY = 'an empty body';
/** Where every field may be missing, nothing is a good body, too. */
const mayBeEmpty = (name: BodyRouteName) => ROUTES[name].body?.safeParse({}).success === true;

const JSON_TYPE = { 'content-type': 'application/json' };
const bytes = (data: Uint8Array) => new Uint8Array(data);
const deep = '[{"a":'.repeat(20_000);

const RAW: readonly RawBody[] = [
  { wrong: 'no body at all', code: 'unsupported_type' },
  { wrong: EMPTY, body: '', headers: JSON_TYPE, code: 'invalid_input' },
  ...['{', '{"a":}', '{"a":1}}', 'undefined', '\u0000', "{'a':1}", '{"a":"\n"}', deep].map(
    (body): RawBody => ({ wrong: body.slice(0, 20), body, headers: JSON_TYPE, code: 'invalid_json' }),
  ),
  { wrong: 'no type', body: '{}', code: 'unsupported_type' },
  ...[
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'json',
    ';',
  ].map(
    (type): RawBody => ({
      wrong: type,
      body: '{}',
      headers: { 'content-type': type },
      code: 'unsupported_type',
    }),
  ),
  {
    wrong: 'an unknown charset',
    body: '{}',
    headers: { 'content-type': 'application/json; charset=klingon' },
    code: 'unsupported_type',
  },
  {
    wrong: 'an unknown encoding',
    body: '{}',
    headers: { ...JSON_TYPE, 'content-encoding': 'klingon' },
    code: 'unsupported_type',
  },
  {
    wrong: 'not the encoding it says',
    body: '{}',
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    code: 'invalid_json',
  },
  {
    wrong: 'half of a compressed body',
    body: bytes(gzipSync('{"a":"some text"}').subarray(0, 20)),
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    code: 'invalid_json',
  },
  {
    wrong: 'too large',
    body: JSON.stringify({ a: 'x'.repeat(LIMITS.jsonBodyBytes) }),
    headers: JSON_TYPE,
    code: 'too_large',
  },
  {
    wrong: 'too large once unpacked',
    body: bytes(gzipSync(JSON.stringify({ a: 'x'.repeat(LIMITS.jsonBodyBytes * 40) }))),
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    code: 'too_large',
  },
];

onEveryComposition('a body that can not be read', (given) => {
  let admin: Person;
  let code: string;
  beforeAll(async () => {
    admin = await given.admin();
    code = await given.newCode();
  });

  it.each(RAW)('$wrong: $code', async ({ wrong, body, headers = {}, code: expected }) => {
    for (const name of BODY_ROUTES) {
      if (wrong === EMPTY && mayBeEmpty(name)) continue;
      const path = fill(ROUTES[name], [code, admin.user._id]);
      const { method } = ROUTES[name];
      const answer = await refused(given.product, `${name}: ${wrong}`, () =>
        admin.browser.fetch(path, { method, headers, ...(body === undefined ? {} : { body }) }),
      );
      expect(answer.code, name).toBe(expected);
    }
  });
});
