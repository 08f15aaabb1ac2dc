import type { IServerFeaturesServer } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import {
  Server,
  ServerCredentials,
  ServerInterceptingCall,
  type ServerInterceptor,
  status,
} from '@grpc/grpc-js';
import { type InFlight, serveBatchAppend } from './batch-append.ts';
import { addGossip, type Member } from './gossip.ts';
import { StandInLog } from './log.ts';
import { serveRead } from './read.ts';

interface Options {
  /** PEM; without it, the server speaks no TLS. */
  readonly certificate?: { readonly chain: string; readonly key: string };
  /** `user:password`; without it, nobody is asked. */
  readonly user?: string;
  /** The leader that this server follows. Its appends go there, as those of a real follower do. */
  readonly leader?: EventStoreDbStandIn;
  /** The version that it tells. The default is 23.10.8. */
  readonly version?: string;
}

/** A stand-in for EventStoreDB on a local port; see README.md. Its log survives `kill` and `start`. */
export class EventStoreDbStandIn {
  readonly log: StandInLog;
  readonly #options: Options;
  /** The nodes of the cluster, this one included. */
  readonly #members: Member[];
  readonly #leaderLog: StandInLog;
  #server: Server | undefined;
  #port = 0;

  constructor(options: Options = {}) {
    const { leader } = options;
    this.#options = options;
    this.#leaderLog = leader ? leader.log : new StandInLog();
    this.log = leader ? this.#leaderLog.replica() : this.#leaderLog;
    this.#members = leader ? leader.#members : [];
    this.#members.push({ follows: leader !== undefined, port: () => this.#port });
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.#port}?tls=false`;
  }

  /** Starts the server, on the same port as before. */
  async start(): Promise<this> {
    const { user, version = '23.10.8' } = this.#options;
    const server = new Server({
      'grpc.max_receive_message_length': 32 * 1024 * 1024,
      interceptors: user === undefined ? [] : [admits(user)],
    });
    const inFlight: InFlight = new Set();
    server.addService(featuresService.ServerFeaturesService, featuresOf(version));
    addGossip(server, this.#members);
    server.addService(streamsService.StreamsService, {
      read: (call: Parameters<typeof serveRead>[1]) => void serveRead(this.log, call),
      batchAppend: (call: Parameters<typeof serveBatchAppend>[2]) =>
        serveBatchAppend(this.#leaderLog, inFlight, call),
    });
    this.#port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.#port}`, this.#credentials(), (error, port) =>
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

  #credentials(): ServerCredentials {
    const { certificate } = this.#options;
    if (!certificate) return ServerCredentials.createInsecure();
    const pair = { cert_chain: Buffer.from(certificate.chain), private_key: Buffer.from(certificate.key) };
    return ServerCredentials.createSsl(null, [pair]);
  }
}

/** Ends calls about streams of anybody else. A real server tells everybody of its features and its cluster, too. */
function admits(user: string): ServerInterceptor {
  const expected = `Basic ${Buffer.from(user).toString('base64')}`;
  return ({ path }, call) =>
    new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata: (metadata, pass) => {
            const isOpen = !path.startsWith('/event_store.client.streams.');
            if (isOpen || metadata.get('authorization')[0] === expected) pass(metadata);
            else call.sendStatus({ code: status.UNAUTHENTICATED, details: 'Not Authenticated' });
          },
        }),
    });
}

const featuresOf = (version: string): IServerFeaturesServer => ({
  getSupportedMethods: (_call, answer) => {
    const batchAppend = new features.SupportedMethod()
      .setServiceName('event_store.client.streams.Streams')
      .setMethodName('batchappend');
    answer(
      null,
      new features.SupportedMethods().setMethodsList([batchAppend]).setEventStoreServerVersion(version),
    );
  },
});
