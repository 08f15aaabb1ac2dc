import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Route } from '../../../contract/route.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { AUDIENCES } from './audiences.ts';
import { openApiDocument } from './document.ts';

const Schema = z.looseObject({
  $ref: z.string().optional(),
  items: z.looseObject({ $ref: z.string() }).optional(),
});
const Content = z.record(z.string(), z.object({ schema: Schema }));
const Operation = z.looseObject({
  operationId: z.string(),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.string(),
        schema: z.looseObject({ pattern: z.string().optional() }),
      }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: Content.optional() })),
});
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

const read = (audience: (typeof AUDIENCES)[number]) =>
  Document.parse(JSON.parse(JSON.stringify(openApiDocument('https://codes.example', audience))));

const operationsOf = (document: z.infer<typeof Document>) =>
  Object.values(document.paths).flatMap((item) => Object.values(item));

describe.each(AUDIENCES)('the OpenAPI document for %s', (audience) => {
  const document = read(audience);
  const operations = operationsOf(document);

  it('names each path once, whatever its parameters are called', () => {
    const paths = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('names the type of each body and answer in JSON', () => {
    const unnamed = operations.filter(({ requestBody, responses }) =>
      [requestBody?.content, ...Object.values(responses).map(({ content }) => content)].some((content) => {
        const schema = content?.['application/json']?.schema;
        return schema && schema.$ref === undefined && schema.items === undefined;
      }),
    );
    expect(unnamed.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('has no type that generators of clients stumble over', () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain('"not":{}');
    expect(text).not.toMatch(/"properties":\{[^{}]*"\w+":\{"type":"null"\}/);
    const twoIds = Object.entries(document.components.schemas).filter(([, schema]) => {
      const names = Object.keys(
        z.looseObject({ properties: z.looseObject({}).default({}) }).parse(schema).properties,
      );
      return names.includes('id') && names.includes('_id');
    });
    expect(twoIds).toEqual([]);
  });

  it('names the body of a code without a type behind the others, which generators try first', () => {
    const body = z.object({ oneOf: z.array(z.object({ $ref: z.string() })) });
    const names = body.parse(document.components.schemas['UpdateCodeBody']).oneOf.map(({ $ref }) => $ref);
    expect(names).toHaveLength(7);
    expect(names.toSorted().at(-1)).toBe('#/components/schemas/UpdateNameBody');
  });
});

describe('the OpenAPI documents', () => {
  const all = operationsOf(read('all'));
  const operation = (name: string) => all.find(({ operationId }) => operationId === name);

  it('differ in size: the one for shops has at most 115 KB', () => {
    expect(JSON.stringify(openApiDocument('https://codes.example', 'shop')).length).toBeLessThan(115_000);
    expect(JSON.stringify(openApiDocument('https://codes.example', 'all')).length).toBeLessThan(300_000);
  });

  it('tell of the errors of their calls alone', () => {
    const told = (audience: (typeof AUDIENCES)[number]) => JSON.stringify(read(audience)['info']);
    for (const code of ['unknown_code', 'api_key_scope', 'internal', 'too_many_tags'])
      expect(told('shop')).toContain(`\`${code}\``);
    for (const code of ['too_many_views', 'otp_invalid']) {
      expect(told('shop')).not.toContain(`\`${code}\``);
      expect(told('all')).toContain(`\`${code}\``);
    }
  });

  it('contain every route, the export and the download', () => {
    const names = all.map(({ operationId }) => operationId);
    expect(names).toEqual(
      expect.arrayContaining([...Object.keys(ROUTES), 'exportEvents', 'downloadOwnData']),
    );
  });

  it('let a client send files', () => {
    const routes = Object.entries<Route>(ROUTES).filter(([, { files }]) => files !== undefined);
    expect(routes).toHaveLength(5);
    for (const [name, { files }] of routes) {
      const form = operation(name)?.requestBody?.content['multipart/form-data'];
      expect(form?.schema).toMatchObject({ required: [files?.field] });
      expect(Object.keys(operation(name)?.responses ?? {})).toEqual(expect.arrayContaining(['400', '415']));
    }
  });

  it.each([
    ['sort', '["createdAt","DESC"]', '["note","DESC"]'],
    ['range', '[0, 49]', '[0]'],
    ['filter', '{"q":"guitar"}', '"guitar"'],
  ])('describe %s as react-admin sends it', (name, sent, other) => {
    const pattern = operation('adminCodes')?.parameters.find((parameter) => parameter.name === name)?.schema
      .pattern;
    expect(sent).toMatch(new RegExp(pattern ?? '$^', 'v'));
    expect(other).not.toMatch(new RegExp(pattern ?? '', 'v'));
  });

  it('describe short codes and links of codes', () => {
    const id = operation('code')?.parameters.find((parameter) => parameter.name === 'id')?.schema.pattern;
    expect('7k3m9qwx2p').toMatch(new RegExp(id ?? '$^'));
    expect('7k3m 9qwx 2p').not.toMatch(new RegExp(id ?? ''));
  });
});
