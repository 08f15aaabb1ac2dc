import { z } from 'zod';
import type { ZodOpenApiOverride } from 'zod-openapi';
import { NameBody, UpdateCodeBody } from '../../../contract/content/index.ts';
import { CodeLink, ShortCode, WebLink } from '../../../contract/primitives.ts';
import { AdminCode } from '../../../contract/routes/admin.ts';
import { describeParsed } from './parsed-texts.ts';

type Rendered = Parameters<ZodOpenApiOverride>[0]['jsonSchema'];

/** Ours, and those that were printed elsewhere. */
const CODE = '[A-Za-z0-9._~-]{1,64}';

/** What JSON Schema can't see of a text that a function parses. */
const TEXTS: ReadonlyMap<z.core.$ZodType, Rendered> = new Map<z.core.$ZodType, Rendered>([
  [ShortCode, { pattern: `^${CODE}$`, maxLength: 64, examples: ['7K3M9QWX2P'] }],
  [CodeLink, { pattern: `^(https?://[^?#\\s]+/)?${CODE}([?#]\\S*)?$`, examples: ['7K3M9QWX2P'] }],
  [
    WebLink,
    { pattern: '^([Hh][Tt][Tt][Pp][Ss]?://)?[^\\s/?#:@\\\\]+\\.[^\\s/?#:@\\\\]{2,}(:\\d+)?([/?#]\\S*)?$' },
  ],
]);

/** These formats say what zod's patterns of them say, in a hundredth of the length. */
const FORMATS = new Set(['date', 'date-time', 'uuid', 'email']);

/** Completes what zod writes of a schema, so that generators make a client of it. */
export const override: ZodOpenApiOverride = ({ jsonSchema, zodSchema, io }) => {
  if (io === 'input') Object.assign(jsonSchema, TEXTS.get(zodSchema), describeParsed(zodSchema));
  // What checks a text once it is trimmed says what it is.
  if (io === 'input' && zodSchema instanceof z.ZodPipe && zodSchema.out instanceof z.ZodEmail)
    jsonSchema.format = 'email';
  if (jsonSchema.format !== undefined && FORMATS.has(jsonSchema.format)) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (zodSchema === NameBody) delete jsonSchema.properties?.['type'];
  // Without a type, a body updates the name alone.
  if (zodSchema === UpdateCodeBody) delete jsonSchema['discriminator'];
  // No generator has a type of null alone.
  if (zodSchema instanceof z.ZodNull) jsonSchema.type = ['string', 'null'];
  // Its `id` is the same, and generators make one name of both.
  if (zodSchema === AdminCode) leaveOut(jsonSchema, '_id');
};

function leaveOut(rendered: Rendered, property: string): void {
  delete rendered.properties?.[property];
  // Without a word on others, openapi-generator's Go client refuses an answer that has the property.
  rendered.additionalProperties = true;
  rendered.required = rendered.required?.filter((name) => name !== property) ?? [];
}
