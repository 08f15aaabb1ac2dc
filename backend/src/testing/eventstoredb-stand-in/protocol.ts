import shared from '@eventstore/db-client/generated/shared_pb.js';
import state from '@eventstore/db-client/generated/status_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, type ServiceError, type status } from '@grpc/grpc-js';
import type { Message } from 'google-protobuf';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { StoredRecord } from './log.ts';

// google-protobuf stays at version 3, for which the messages of the client were generated.
const { ReadEvent, StreamNotFound, SubscriptionConfirmation, Checkpoint, CaughtUp } = streams.ReadResp;

export function eventAnswer(record: StoredRecord): ReadResp {
  const place = String(record.position);
  const recorded = new ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(record.id))
    .setStreamIdentifier(streamIdentifier(record.stream))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(place)
    .setPreparePosition(place)
    .setData(record.data)
    .setCustomMetadata(record.metadata);
  recorded.getMetadataMap().set('type', record.type).set('content-type', 'application/json');
  recorded.getMetadataMap().set('created', '638000000000000000');
  return new streams.ReadResp().setEvent(new ReadEvent().setEvent(recorded).setCommitPosition(place));
}

export function notFoundAnswer(stream: string): ReadResp {
  return new streams.ReadResp().setStreamNotFound(
    new StreamNotFound().setStreamIdentifier(streamIdentifier(stream)),
  );
}

export const confirmation = (): ReadResp =>
  new streams.ReadResp().setConfirmation(new SubscriptionConfirmation().setSubscriptionId('stand-in'));

export const caughtUp = (): ReadResp => new streams.ReadResp().setCaughtUp(new CaughtUp());

/** A checkpoint. As seen on a real server, it has prepare 0, where an event has its position twice. */
export const checkpoint = (position: number): ReadResp =>
  new streams.ReadResp().setCheckpoint(
    new Checkpoint().setCommitPosition(String(position)).setPreparePosition('0'),
  );

export function streamIdentifier(stream: string) {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));
}

export function streamName(identifier: { getStreamName_asU8(): Uint8Array } | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();
}

/** Returns an error inside the batch-append stream. */
export function errorStatus(message: string, details: Message, type: string) {
  const packed = new any.Any();
  packed.pack(details.serializeBinary(), type);
  return new state.Status().setMessage(message).setDetails(packed);
}

export function wrongExpectedVersion(expected: number, current: number) {
  const details = new shared.WrongExpectedVersion();
  if (expected < 0) details.setExpectedNoStream(new empty.Empty());
  else details.setExpectedStreamPosition(String(expected));
  if (current < 0) details.setCurrentNoStream(new empty.Empty());
  else details.setCurrentStreamRevision(String(current));
  return errorStatus('WrongExpectedVersion', details, 'event_store.client.WrongExpectedVersion');
}

/** Returns an error that ends a call. `exception` is the server's name for it. */
export function callError(code: status, message: string, exception?: Readonly<Record<string, string>>) {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(exception ?? {})) metadata.set(key, value);
  const error: Partial<ServiceError> = { code, details: message, metadata };
  return Object.assign(new Error(message), error);
}
