import { z } from 'zod';
import { DEFINITIONS } from '../domain/catalogue.ts';
import { type DomainEvent, ERASED, type EventDefinition } from '../domain/event.ts';
import { UnknownEvent } from '../ports/errors.ts';
import type { NewEvent, RecordedEvent } from '../ports/event-store.ts';
import { isJsonObject, type JsonObject, parseJson } from '../ports/json.ts';
import type { EventMeta, OpenedEvent } from './opened-event.ts';
import type { PersonKeys } from './person-keys.ts';
import { open, seal } from './seal.ts';
import { UPCASTERS, type Upcasters, upcast } from './upcasters.ts';

const JsonRecord: z.ZodType<JsonObject> = z.record(z.string(), z.json());

/** The event types that the log accepts, and the upcasters that read older versions. */
export interface StorageFormat {
  readonly definitions: ReadonlyMap<string, EventDefinition>;
  readonly upcasters: Upcasters;
}

export const STORAGE_FORMAT: StorageFormat = { definitions: DEFINITIONS, upcasters: UPCASTERS };

const sealContext = (type: string, person: string) => `event ${type} ${person}`;
const personOf = (data: DomainEvent['data']): string | undefined =>
  typeof data['person'] === 'string' ? data['person'] : undefined;

/** Converts between domain events and stored events, which are checked, versioned, and sealed in personal fields. */
export class EventCodec {
  readonly #keys: PersonKeys;
  readonly #format: StorageFormat;

  constructor(keys: PersonKeys, format = STORAGE_FORMAT) {
    this.#keys = keys;
    this.#format = format;
  }

  /** Returns the stored form. Throws for an unknown type, for data that does not fit the schema, and for an erased person. */
  async encode({ type, id, at, actor, data }: DomainEvent & EventMeta): Promise<NewEvent> {
    const definition = this.#format.definitions.get(type);
    if (!definition) throw new Error(`No event is called ${type}`);
    const { version, data: schema, personalFields } = definition;
    const checked = schema.parse(data);
    const event = { id, at, actor, type, version };
    const person = personOf(checked);
    if (personalFields.length === 0 || person === undefined)
      return { ...event, data: JsonRecord.parse(checked) };
    const key = await this.#keys.findOrCreate(person);
    if (!key) throw new Error(`The person of ${type} is erased`);
    const isPersonal = ([name]: [string, unknown]) => personalFields.includes(name);
    const fields = Object.entries(checked);
    const secret = JSON.stringify(Object.fromEntries(fields.filter(isPersonal)));
    const clear = JsonRecord.parse(Object.fromEntries(fields.filter((field) => !isPersonal(field))));
    return { ...event, data: { ...clear, sealed: seal(key, sealContext(type, person), secret) } };
  }

  /**
   * Returns the domain event in its newest version; at once, where nothing of it is sealed. Throws `UnknownEvent`, and for data that
   * does not open.
   */
  decode(event: RecordedEvent): OpenedEvent | Promise<OpenedEvent> {
    const definition = this.#format.definitions.get(event.type);
    if (!definition)
      throw new UnknownEvent(`The log holds an event that this program does not know: ${event.type}`);
    const person = personOf(event.data);
    const { sealed } = event.data;
    if (typeof sealed !== 'string' || person === undefined)
      return this.#opened(event, definition, event.data);
    return this.#unseal(event, sealed, person).then((data) => this.#opened(event, definition, data));
  }

  #opened(
    { stream, revision, id, at, actor, type, version }: RecordedEvent,
    definition: EventDefinition,
    opened: JsonObject,
  ): OpenedEvent {
    const upcasted = upcast(this.#format.upcasters, type, opened, version, definition.version);
    const missing = definition.personalFields.filter((name) => !(name in upcasted));
    const erased = Object.fromEntries(missing.map((name) => [name, ERASED]));
    const data = missing.length > 0 ? { ...upcasted, ...erased } : upcasted;
    return { stream, revision, id, at, actor, type, data };
  }

  async #unseal({ type, data }: RecordedEvent, sealed: string, person: string): Promise<JsonObject> {
    const { sealed: _text, ...clear } = data;
    const key = await this.#keys.find(person);
    if (!key) return clear;
    const secret = parseJson(open(key, sealContext(type, person), sealed).toString());
    if (!isJsonObject(secret)) throw new Error(`What an event ${type} has sealed is no object`);
    return { ...clear, ...secret };
  }
}
