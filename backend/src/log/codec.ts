import { z } from 'zod';
import { DEFINITIONS } from '../domain/catalogue.ts';
import { type DomainEvent, ERASED, type EventDefinition } from '../domain/event.ts';
import type { Actor, NewEvent, RecordedEvent } from '../ports/event-store.ts';
import type { Json, JsonObject } from '../ports/json.ts';
import type { PersonKeys } from './person-keys.ts';
import { open, seal } from './seal.ts';
import { UPCASTERS, type Upcasters, upcast } from './upcasters.ts';

/** When, by whom and under which id an event is recorded. */
export interface EventMeta {
  readonly id: string;
  readonly at: string;
  readonly actor: Actor;
}

/** An event of the log, opened: personal fields in clear, or `[erased]`. */
export interface OpenedEvent extends DomainEvent, EventMeta {
  readonly stream: string;
  readonly revision: number;
}

const JsonValue: z.ZodType<Json> = z.json();
const JsonRecord: z.ZodType<JsonObject> = z.record(z.string(), z.json());

function definitionOf(type: string): EventDefinition {
  const definition = DEFINITIONS.get(type);
  if (!definition) throw new Error(`No event is called ${type}`);
  return definition;
}

const sealContext = (type: string, person: string) => `event ${type} ${person}`;
const personOf = (data: DomainEvent['data']): string | undefined =>
  typeof data['person'] === 'string' ? data['person'] : undefined;

/** Between events as the domain means them and as the log holds them: checked, versioned, personal fields sealed. */
export class EventCodec {
  readonly #keys: PersonKeys;
  readonly #upcasters: Upcasters;

  constructor(keys: PersonKeys, upcasters: Upcasters = UPCASTERS) {
    this.#keys = keys;
    this.#upcasters = upcasters;
  }

  /** Throws when the data doesn't fit the event's schema, or when the person was erased. */
  async encode(event: DomainEvent, meta: EventMeta): Promise<NewEvent> {
    const { type, version, data: schema, personalFields } = definitionOf(event.type);
    const data = schema.parse(event.data);
    const person = personOf(data);
    if (personalFields.length === 0 || person === undefined)
      return { ...meta, type, version, data: JsonRecord.parse(data) };
    const key = await this.#keys.findOrCreate(person);
    if (!key) throw new Error(`${type} is about a person who was erased`);
    const isPersonal = ([name]: [string, unknown]) => personalFields.includes(name);
    const fields = Object.entries(data);
    const secret = JSON.stringify(Object.fromEntries(fields.filter(isPersonal)));
    const clear = JsonRecord.parse(Object.fromEntries(fields.filter((field) => !isPersonal(field))));
    return {
      ...meta,
      type,
      version,
      data: { ...clear, sealed: seal(key, sealContext(type, person), secret) },
    };
  }

  async decode(event: RecordedEvent): Promise<OpenedEvent> {
    const { version, personalFields } = definitionOf(event.type);
    const { stream, revision, id, at, actor, type } = event;
    const opened = await this.#unseal(event);
    const data = upcast(this.#upcasters, type, opened, event.version, version);
    const missing = personalFields.filter((name) => !(name in data)).map((name) => [name, ERASED]);
    return {
      stream,
      revision,
      id,
      at,
      actor,
      type,
      data: missing.length ? { ...data, ...Object.fromEntries(missing) } : data,
    };
  }

  /** Events decoded one after another, in order. */
  async decodeAll(events: readonly RecordedEvent[]): Promise<readonly OpenedEvent[]> {
    const opened: OpenedEvent[] = [];
    for (const event of events) opened.push(await this.decode(event));
    return opened;
  }

  async #unseal({ type, data }: RecordedEvent): Promise<JsonObject> {
    const { sealed, ...clear } = data;
    const person = personOf(data);
    if (typeof sealed !== 'string' || person === undefined) return data;
    const key = await this.#keys.find(person);
    if (!key) return clear;
    const secret = JsonValue.parse(JSON.parse(open(key, sealContext(type, person), sealed).toString()));
    return { ...clear, ...JsonRecord.parse(secret) };
  }
}
