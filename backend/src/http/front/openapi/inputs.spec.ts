import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../../contract/routes/index.ts';
import { openApiDocument } from './document.ts';

const Text = z.looseObject({
  format: z.string().optional(),
  pattern: z.string().optional(),
  maxLength: z.number().optional(),
  contentMediaType: z.string().optional(),
});
const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: Text,
});
const Operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(Parameter).default([]),
  security: z.array(z.record(z.string(), z.array(z.string()))),
});
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({ properties: z.record(z.string(), Text).default({}) })),
  }),
});

const document = Document.parse(JSON.parse(JSON.stringify(openApiDocument('https://codes.example', 'all'))));
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
const parameters = operations.flatMap(({ operationId, parameters: own }) =>
  own.map((parameter) => ({ operationId, ...parameter })),
);

/** Returns the properties of a name in the bodies that callers send. */
const inBodies = (name: string) =>
  Object.entries(document.components.schemas).flatMap(([model, { properties }]) => {
    const property = properties[name];
    return property && model.endsWith('Body') ? [{ model, ...property }] : [];
  });

describe('the OpenAPI document says of what callers send', () => {
  it('that an e-mail is one, and how long', () => {
    const emails = inBodies('email');
    expect(emails.length).toBeGreaterThan(5);
    for (const email of emails) expect(email).toMatchObject({ format: 'email', maxLength: 254 });
  });

  it('which links are taken, and how long', () => {
    const { link } = document.components.schemas['LinkBody']?.properties ?? {};
    const pattern = new RegExp(link?.pattern ?? '$^');
    for (const taken of ['https://shop.example/a?b', 'shop.example']) expect(taken).toMatch(pattern);
    for (const refused of ['ftp://shop.example', 'shop', 'https://localhost/'])
      expect(refused).not.toMatch(pattern);
    const links = inBodies('link');
    expect(links.length).toBeGreaterThan(5);
    for (const one of links) expect(one.maxLength, one.model).toBe(2048);
  });

  it('how each id in a path looks', () => {
    const ids = parameters.filter((parameter) => parameter.in === 'path');
    expect(ids.length).toBeGreaterThan(30);
    const vague = ids.filter(({ schema }) => schema.pattern === undefined && schema.format !== 'uuid');
    expect(vague.map(({ operationId, name }) => `${operationId} ${name}`)).toEqual([]);
  });

  it.each(['sort', 'range', 'filter'])('the JSON of each %s', (name) => {
    const own = parameters.filter((parameter) => parameter.name === name);
    expect(own.length).toBeGreaterThan(5);
    for (const { operationId, schema } of own)
      expect(schema, operationId).toMatchObject({
        contentMediaType: 'application/json',
        maxLength: 2000,
        pattern: expect.stringMatching(/^\^/),
      });
  });

  it('that the header of our own pages is asked of sessions only', () => {
    const changing = Object.entries(ROUTES).flatMap(([name, route]) =>
      'changesState' in route && route.changesState ? [name] : [],
    );
    const headers = parameters.filter((parameter) => parameter.in === 'header');
    expect(headers.map(({ operationId }) => operationId).toSorted()).toEqual(changing.toSorted());
    for (const header of headers) {
      expect(header).toMatchObject({ name: 'X-Requested-With', required: false });
      expect(header.description).toContain('An API key needs no header');
    }
    const byKey = operations.filter(({ security }) => security.some((way) => 'apiKey' in way));
    expect(byKey.flatMap(({ parameters: own }) => own.filter(({ required }) => required))).not.toContainEqual(
      expect.objectContaining({ in: 'header' }),
    );
  });
});
