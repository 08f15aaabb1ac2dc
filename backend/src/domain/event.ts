import { z } from 'zod';

/** Replaces personal data whose person is erased. */
export const ERASED = '[erased]';
export type Erased = typeof ERASED;

/**
 * Stands for a person where data belongs to none, such as an admin's texts on a code without an owner. Such data is sealed
 * under the product's own key. The value is stored.
 */
export const PRODUCT = 'house';

/** The person under whose key an event's personal fields are sealed. */
export const Person = z.string().min(1);

/** A registry, not a set: a registry still recognises a schema that `describe` or `refine` has copied. */
const personalSchemas = z.registry<{ readonly personal: true }>();

/** Marks a field of an event as personal: the log stores it encrypted, and it reads `[erased]` after erasure. */
export function personal<S extends z.ZodType>(schema: S) {
  const field = z.union([z.literal(ERASED), schema]);
  personalSchemas.add(field, { personal: true });
  return field;
}

function isPersonal(field: unknown): boolean {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return isPersonal(field.unwrap());
  return field instanceof z.ZodType && personalSchemas.get(field) !== undefined;
}

/** A type of event. Its name and version belong to the storage format and never change meaning. */
export interface EventDefinition<Type extends string = string, Data extends z.ZodObject = z.ZodObject> {
  readonly type: Type;
  readonly version: number;
  readonly summary: string;
  readonly data: Data;
  /** Fields sealed under the key of `data.person`. */
  readonly personalFields: readonly string[];
}

/** Returns the definition of an event. Throws where it has personal fields but no `person`. */
export function defineEvent<const Type extends string, Data extends z.ZodObject>(
  type: Type,
  summary: string,
  data: Data,
  version = 1,
): EventDefinition<Type, Data> {
  const personalFields = Object.entries(data.shape)
    .filter(([, field]) => isPersonal(field))
    .map(([name]) => name);
  if (personalFields.length > 0 && !('person' in data.shape))
    throw new Error(`${type} has personal fields but no person`);
  return { type, version, summary, data, personalFields };
}

/** The union of the events that a list of definitions describes. */
export type EventOf<D extends readonly EventDefinition[]> = {
  [K in keyof D]: D[K] extends EventDefinition<infer Type, infer Data>
    ? { readonly type: Type; readonly data: z.output<Data> }
    : never;
}[number];

/** Any event of the product, before its type is known. */
export interface DomainEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}
