import { z } from 'zod';

/** A schema with one part removed or tightened. */
interface Mutation {
  readonly change: string;
  readonly schema: z.ZodType;
}

/** Returns schemas that accept less than the given one: each lacks a field, a branch or a value, or limits a value. */
export function mutationsOf(schema: unknown, path = ''): readonly Mutation[] {
  const inner = (of: unknown, at: string, wrap: (mutated: z.ZodType) => z.ZodType) =>
    mutationsOf(of, at).map(({ change, schema: mutated }) => ({ change, schema: wrap(mutated) }));
  if (schema instanceof z.ZodObject) return fieldsOf(schema, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const required = { change: `${path} is required`, schema: schemaOf(schema.unwrap()) };
    const wrap = schema instanceof z.ZodOptional ? z.optional : z.nullable;
    return [required, ...inner(schema.unwrap(), path, wrap)];
  }
  if (schema instanceof z.ZodArray) return inner(schema.element, `${path}[]`, (mutated) => z.array(mutated));
  if (schema instanceof z.ZodTuple) return [{ change: `${path} is shorter`, schema: z.tuple([]) }];
  if (schema instanceof z.ZodUnion) return branchesOf(schema.options, path);
  if (schema instanceof z.ZodEnum)
    return schema.options.map((value) => ({
      change: `${path} is never ${value}`,
      schema: z.enum(schema.options.map(String).filter((other) => other !== value)),
    }));
  if (schema instanceof z.ZodString) return [{ change: `${path} is empty`, schema: schema.max(0) }];
  if (schema instanceof z.ZodNumber) return [{ change: `${path} is negative`, schema: schema.negative() }];
  return [];
}

function fieldsOf(schema: z.ZodObject, path: string): readonly Mutation[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const removed = {
      change: `${at} is missing`,
      schema: z.object(Object.fromEntries(Object.entries(schema.shape).filter(([other]) => other !== name))),
    };
    const changed = mutationsOf(field, at).map(({ change, schema: mutated }) => ({
      change,
      schema: schema.extend({ [name]: mutated }),
    }));
    return [removed, ...changed];
  });
}

function branchesOf(options: readonly unknown[], path: string): readonly Mutation[] {
  const schemas = options.map(schemaOf);
  return schemas.flatMap((option, index) => {
    const others = schemas.filter((_other, at) => at !== index);
    const removed = { change: `${path} has no branch ${index}`, schema: z.union(others) };
    const changed = mutationsOf(option, path).map(({ change, schema }) => ({
      change,
      schema: z.union([...others, schema]),
    }));
    // Without the branch for erased data, the branch for text accepts the placeholder too.
    return option instanceof z.ZodLiteral ? changed : [removed, ...changed];
  });
}

function schemaOf(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('the value is not a schema');
}
