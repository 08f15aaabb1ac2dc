import type { IServerFeaturesServer } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { type InFlight, serveBatchAppend } from './batch-append.ts';
import { StandInLog } from './log.ts';
import { serveRead } from './read.ts';

/** A stand-in for EventStoreDB on a local port; see README.md. Its log survives `kill` and `start`. */
export class EventStoreDbStandIn {
  readonly log = new StandInLog();
  #server: Server | undefined;
  #port = 0;

  get url(): string {
    return `esdb://127.0.0.1:${this.#port}?tls=false`;
  }

  /** Starts the server, on the same port as before. */
  async start(): Promise<this> {
    const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
    const inFlight: InFlight = new Set();
    server.addService(featuresService.ServerFeaturesService, featuresImplementation);
    server.addService(streamsService.StreamsService, {
      read: (call: Parameters<typeof serveRead>[1]) => void serveRead(this.log, call),
      batchAppend: (call: Parameters<typeof serveBatchAppend>[2]) =>
        serveBatchAppend(this.log, inFlight, call),
    });
    this.#port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.#port}`, ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
    this.#server = server;
    return this;
  }

  /** Stops the server and breaks every connection. */
  kill(): void {
    this.#server?.forceShutdown();
    this.#server = undefined;
  }
}

const featuresImplementation: IServerFeaturesServer = {
  getSupportedMethods: (_call, answer) => {
    const batchAppend = new features.SupportedMethod()
      .setServiceName('event_store.client.streams.Streams')
      .setMethodName('batchappend');
    answer(
      null,
      new features.SupportedMethods().setMethodsList([batchAppend]).setEventStoreServerVersion('23.10.8'),
    );
  },
};
