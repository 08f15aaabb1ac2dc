import { DEFINITIONS } from '../domain/catalogue.ts';
import { type DomainEvent, ERASED, type EventDefinition } from '../domain/event.ts';
import { UnknownEvent } from '../ports/errors.ts';
import type { FoldedEvent, NewEvent, RecordedEvent } from '../ports/event-store.ts';
import { isJson, isJsonObject, type JsonObject, parseJson } from '../ports/json/json.ts';
import type { EventMeta, OpenedEvent } from './opened-event.ts';
import type { PersonKeys } from './person-keys.ts';
import { open, seal } from './seal.ts';
import { UPCASTERS, type Upcasters, upcast } from './upcasters.ts';

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
    if (personalFields.length === 0 || person === undefined) return { ...event, data: jsonOf(type, checked) };
    const key = await this.#keys.findOrCreate(person);
    if (!key) throw new Error(`The person of ${type} is erased`);
    const isPersonal = ([name]: [string, unknown]) => personalFields.includes(name);
    const fields = Object.entries(checked);
    const secret = JSON.stringify(Object.fromEntries(fields.filter(isPersonal)));
    const clear = jsonOf(type, Object.fromEntries(fields.filter((field) => !isPersonal(field))));
    return { ...event, data: { ...clear, sealed: seal(key, sealContext(type, person), secret) } };
  }

  /**
   * Returns the domain event in its newest version; at once, where nothing of it is sealed, or its key is in memory. Throws
   * `UnknownEvent`, and for data that does not open.
   */
  decode(event: RecordedEvent): OpenedEvent | Promise<OpenedEvent> {
    const data = this.dataNow(event);
    if (data) return opened(event, data);
    const definition = this.#definitionOf(event);
    const { sealed, person } = sealedIn(event);
    return this.#keys
      .find(person)
      .then((key) => opened(event, this.#newest(event, definition, unsealed(event, sealed, person, key))));
  }

  /** Returns the data of the domain event; undefined where a key has to be read for it. Throws as `decode` does. */
  dataNow(event: FoldedEvent): JsonObject | undefined {
    const definition = this.#definitionOf(event);
    const { sealed, person } = sealedIn(event);
    if (sealed === '') return this.#newest(event, definition, event.data);
    const key = this.#keys.cached(person);
    return key && this.#newest(event, definition, unsealed(event, sealed, person, key));
  }

  /** Comes before anything is opened: under which name an unknown event is sealed, nobody knows. */
  #definitionOf({ type }: FoldedEvent): EventDefinition {
    const definition = this.#format.definitions.get(type);
    if (definition) return definition;
    throw new UnknownEvent(`The log holds an event that this program does not know: ${type}`);
  }

  #newest({ type, version }: FoldedEvent, definition: EventDefinition, data: JsonObject): JsonObject {
    const upcasted = upcast(this.#format.upcasters, type, data, version, definition.version);
    return withErased(definition.personalFields, upcasted);
  }
}

const opened = ({ stream, revision, id, at, actor, type }: RecordedEvent, data: JsonObject): OpenedEvent => ({
  stream,
  revision,
  id,
  at,
  actor,
  type,
  data,
});

/** The data of an event that fits its schema. Throws where JSON would not keep it, because the event could never be read again. */
function jsonOf(type: string, data: unknown): JsonObject {
  if (isJson(data) && isJsonObject(data)) return data;
  throw new Error(`JSON does not keep the data of ${type}`);
}

/** What an event has sealed, and the person under whose key; empty where nothing is. */
function sealedIn({ data }: FoldedEvent): { readonly sealed: string; readonly person: string } {
  const person = personOf(data);
  const { sealed } = data;
  return typeof sealed === 'string' && person !== undefined ? { sealed, person } : { sealed: '', person: '' };
}

/** The data of an event with what is sealed under the person's key; without it where there is no key. */
function unsealed(
  { type, data }: FoldedEvent,
  sealed: string,
  person: string,
  key: Uint8Array | undefined,
): JsonObject {
  const { sealed: _text, ...clear } = data;
  if (!key) return clear;
  const secret = parseJson(open(key, sealContext(type, person), sealed).toString());
  if (!isJsonObject(secret)) throw new Error(`What an event ${type} has sealed is no object`);
  return { ...clear, ...secret };
}

/** The data with `[erased]` for the personal fields that it lacks. */
function withErased(personalFields: readonly string[], data: JsonObject): JsonObject {
  const missing = personalFields.filter((name) => !(name in data));
  if (missing.length === 0) return data;
  return { ...data, ...Object.fromEntries(missing.map((name) => [name, ERASED])) };
}
