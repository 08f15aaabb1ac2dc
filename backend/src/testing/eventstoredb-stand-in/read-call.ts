import { once } from 'node:events';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Writes a message, and waits while the connection is full. Resolves at once after the end of the call. */
export async function write(call: ReadCall, answer: ReadResp): Promise<void> {
  if (call.cancelled || call.destroyed || call.write(answer)) return;
  const over = new AbortController();
  const end = () => over.abort();
  call.once('cancelled', end);
  await once(call, 'drain', over).catch(() => undefined);
  call.off('cancelled', end);
}
