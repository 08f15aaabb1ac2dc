import type { z } from 'zod';
import { ERASED } from '../src/domain/event.ts';
import { unreachable } from '../src/domain/never.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

export interface DescribedField {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

/** The fields of an object's JSON schema, with types in words: `text`, `"a" or "b"`, `list of { size: whole number }`. */
export const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): readonly DescribedField[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    type: inWords(schema),
    optional: !required.includes(name),
  }));

function inWords(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'anything';
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches)
    return branches
      .filter((branch) => branch.const !== ERASED)
      .map(inWords)
      .join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const types = [schema.type ?? []].flat();
  return types.map((type) => typeInWords(type, schema)).join(' or ') || 'anything';
}

function typeInWords(type: z.core.JSONSchema.SchemaType, schema: JsonSchema): string {
  switch (type) {
    case 'string':
      return 'text';
    case 'integer':
      return 'whole number';
    case 'array':
      if (schema.prefixItems) return `[${schema.prefixItems.map(inWords).join(', ')}]`;
      return `list of ${[schema.items ?? true].flat().map(inWords).join(' or ')}`;
    case 'object':
      return `{ ${fieldsOf(schema).map(inBraces).join(', ')} }`;
    case 'number':
    case 'boolean':
    case 'null':
      return type;
    default:
      return unreachable(type);
  }
}

const inBraces = ({ name, type, optional }: DescribedField) => `${name}${optional ? '?' : ''}: ${type}`;
