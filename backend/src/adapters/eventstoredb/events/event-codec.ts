import { type EventData, jsonEvent } from '@eventstore/db-client';
import { LogDamaged } from '../../../ports/errors.ts';
import type { Actor, NewEvent, RecordedEvent } from '../../../ports/event-store.ts';
import type { JsonObject } from '../../../ports/json/json.ts';

/** The fields of an event, as the client reads it, that the port needs. */
interface LogRecord {
  readonly streamId: string;
  readonly revision: bigint;
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/** The port's fields that are stored as the event's metadata. */
interface Metadata {
  readonly at: string;
  readonly actor: Actor;
  readonly version: number;
  readonly trace?: string | undefined;
}

export function toEventData({ id, type, version, at, actor, data, trace }: NewEvent): EventData {
  const { kind, id: by, apiKey, domain } = actor;
  const metadata = {
    at,
    actor: {
      kind,
      id: by,
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(domain === undefined ? {} : { domain }),
    },
    version,
    ...(trace === undefined ? {} : { trace }),
  } satisfies Metadata;
  return jsonEvent({ id, type, data, metadata });
}

/** Throws `LogDamaged` for an event that this product did not write. `stream` is its stream in the port's terms. */
export function toRecordedEvent(stream: string, record: LogRecord): RecordedEvent {
  const { streamId, id, type, data, metadata } = record;
  const revision = Number(record.revision);
  if (data instanceof Uint8Array || !isObject(data) || !isMetadata(metadata))
    throw new LogDamaged('EventStoreDB', `${streamId}@${revision} (${type}) is not an event of this product`);
  const { at, actor, version, trace } = metadata;
  const event = { id, type, version, at, actor, data, stream, revision };
  return trace === undefined ? event : { ...event, trace };
}

function isMetadata(value: unknown): value is Metadata {
  return (
    isObject(value) &&
    typeof value['at'] === 'string' &&
    typeof value['version'] === 'number' &&
    (value['trace'] === undefined || typeof value['trace'] === 'string') &&
    isActor(value['actor'])
  );
}

function isActor(value: unknown): value is Actor {
  if (!isObject(value)) return false;
  const { kind, id, apiKey, domain } = value;
  return (
    (kind === 'user' || kind === 'admin' || kind === 'system') &&
    (id === null || typeof id === 'string') &&
    (apiKey === undefined || typeof apiKey === 'string') &&
    (domain === undefined || typeof domain === 'string')
  );
}

/** The value comes from JSON, so an object's values are JSON too. */
function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
