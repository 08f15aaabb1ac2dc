import { z } from 'zod';

/** A schema with one thing taken away or tightened, and what that is. */
interface Mutation {
  readonly what: string;
  readonly schema: z.ZodType;
}

/** Schemas that read less than the given one: a field, a branch or a value is missing, or a text may no longer be filled. */
export function mutationsOf(schema: unknown, path = ''): readonly Mutation[] {
  const inner = (of: unknown, at: string, wrap: (mutated: z.ZodType) => z.ZodType) =>
    mutationsOf(of, at).map(({ what, schema: mutated }) => ({ what, schema: wrap(mutated) }));
  if (schema instanceof z.ZodObject) return fieldsOf(schema, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const required = { what: `${path} is required`, schema: schemaOf(schema.unwrap()) };
    const wrap = schema instanceof z.ZodOptional ? z.optional : z.nullable;
    return [required, ...inner(schema.unwrap(), path, wrap)];
  }
  if (schema instanceof z.ZodArray) return inner(schema.element, `${path}[]`, (mutated) => z.array(mutated));
  if (schema instanceof z.ZodTuple) return [{ what: `${path} is shorter`, schema: z.tuple([]) }];
  if (schema instanceof z.ZodUnion) return branchesOf(schema.options, path);
  if (schema instanceof z.ZodEnum)
    return schema.options.map((value) => ({
      what: `${path} is never ${value}`,
      schema: z.enum(schema.options.map(String).filter((other) => other !== value)),
    }));
  if (schema instanceof z.ZodString) return [{ what: `${path} is short`, schema: schema.max(0) }];
  if (schema instanceof z.ZodNumber) return [{ what: `${path} is negative`, schema: schema.negative() }];
  return [];
}

function fieldsOf(schema: z.ZodObject, path: string): readonly Mutation[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const removed = {
      what: `${at} is missing`,
      schema: z.object(Object.fromEntries(Object.entries(schema.shape).filter(([other]) => other !== name))),
    };
    const changed = mutationsOf(field, at).map(({ what, schema: mutated }) => ({
      what,
      schema: schema.extend({ [name]: mutated }),
    }));
    return [removed, ...changed];
  });
}

function branchesOf(options: readonly unknown[], path: string): readonly Mutation[] {
  const schemas = options.map(schemaOf);
  return schemas.flatMap((option, place) => {
    const others = schemas.filter((_other, at) => at !== place);
    const removed = { what: `${path} has no branch ${place}`, schema: z.union(others) };
    const changed = mutationsOf(option, path).map(({ what, schema }) => ({
      what,
      schema: z.union([...others, schema]),
    }));
    // A text reads what stands in the place of erased data without a branch of its own.
    return option instanceof z.ZodLiteral ? changed : [removed, ...changed];
  });
}

function schemaOf(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('this is no schema');
}
