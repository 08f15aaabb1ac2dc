import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorCode } from '../../../../src/contract/errors.ts';
import { LIMITS } from '../../../../src/contract/limits.ts';
import { ROUTES } from '../../../../src/contract/routes/index.ts';
import { onEmbedded } from '../../harness/journey.ts';
import { giveRole, type Person, signUpAdmin } from '../../harness/people.ts';
import { BODY_ROUTES, type BodyRouteName } from './examples.ts';
import { A_NOTICE, fill } from './fill.ts';
import { refused } from './refused.ts';

interface RawBody {
  readonly problem: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly code: ErrorCode;
}

const EMPTY = 'an empty body';
/** The form of a notice has the address of its call. */
const FORM = 'application/x-www-form-urlencoded';
/** Whether an empty body is valid, because every field is optional. */
const mayBeEmpty = (name: BodyRouteName) => ROUTES[name].body?.safeParse({}).success === true;

const JSON_TYPE = { 'content-type': 'application/json' };
const bytes = (data: Uint8Array) => new Uint8Array(data);
const deeplyNested = '[{"a":'.repeat(20_000);

const RAW: readonly RawBody[] = [
  { problem: 'no body at all', code: 'unsupported_type' },
  { problem: EMPTY, body: '', headers: JSON_TYPE, code: 'invalid_input' },
  ...['{', '{"a":}', '{"a":1}}', 'undefined', '\u0000', "{'a':1}", '{"a":"\n"}', deeplyNested].map(
    (body): RawBody => ({ problem: body.slice(0, 20), body, headers: JSON_TYPE, code: 'invalid_json' }),
  ),
  { problem: 'no type', body: '{}', code: 'unsupported_type' },
  ...['text/plain', 'text/json', FORM, 'multipart/form-data; boundary=x', 'json', ';'].map(
    (type): RawBody => ({
      problem: type,
      body: '{}',
      headers: { 'content-type': type },
      code: 'unsupported_type',
    }),
  ),
  {
    problem: 'an unknown charset',
    body: '{}',
    headers: { 'content-type': 'application/json; charset=klingon' },
    code: 'unsupported_type',
  },
  {
    problem: 'an unknown encoding',
    body: '{}',
    headers: { ...JSON_TYPE, 'content-encoding': 'klingon' },
    code: 'unsupported_type',
  },
  {
    problem: 'another encoding than declared',
    body: '{}',
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    code: 'invalid_json',
  },
  {
    problem: 'half of a compressed body',
    body: bytes(gzipSync('{"a":"some text"}').subarray(0, 20)),
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    code: 'invalid_json',
  },
  {
    problem: 'a large body',
    body: JSON.stringify({ a: 'x'.repeat(LIMITS.jsonBodyBytes) }),
    headers: JSON_TYPE,
    code: 'too_large',
  },
  {
    problem: 'a body that is large when unpacked',
    body: bytes(gzipSync(JSON.stringify({ a: 'x'.repeat(LIMITS.jsonBodyBytes * 40) }))),
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    code: 'too_large',
  },
];

onEmbedded('an unreadable body is refused', (given) => {
  let admin: Person;
  let code: string;
  beforeAll(async () => {
    admin = await signUpAdmin(given.product, await given.admin());
    code = await given.newCode();
  });
  afterAll(async () => giveRole(await given.admin(), admin, 'user'));

  it.each(RAW)('for $problem with $code', async ({ problem, body, headers = {}, code: expected }) => {
    for (const name of BODY_ROUTES) {
      if (problem === EMPTY && mayBeEmpty(name)) continue;
      if (problem === FORM && name === 'reportCode') continue;
      const path = fill(ROUTES[name], [code, admin.user._id, A_NOTICE]);
      const { method } = ROUTES[name];
      const answer = await refused(given.product, `${name}: ${problem}`, () =>
        admin.browser.fetch(path, { method, headers, ...(body === undefined ? {} : { body }) }),
      );
      expect(answer.code, name).toBe(expected);
    }
  });
});
