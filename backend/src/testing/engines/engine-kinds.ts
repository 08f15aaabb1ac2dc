/** The addresses and credentials with which tests reach each engine. */
export interface Engines {
  readonly mongodb: { readonly url: string };
  readonly kafka: { readonly brokers: string };
  readonly s3: {
    readonly endpoint: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly eventstore: { readonly url: string };
}

export type EngineName = keyof Engines;

export const S3_KEY = { region: 'us-east-1', accessKeyId: 'testing', secretAccessKey: 'testing-secret' };

interface Named<Engine> {
  /** The variable with the address of a running engine. */
  readonly variable: string;
  read(address: string): Engine;
}

export const NAMED: { readonly [Name in EngineName]: Named<Engines[Name]> } = {
  mongodb: { variable: 'TEST_MONGODB_URL', read: (url) => ({ url }) },
  kafka: { variable: 'TEST_KAFKA_BROKERS', read: (brokers) => ({ brokers }) },
  s3: {
    variable: 'TEST_S3_ENDPOINT',
    read: (endpoint) => ({
      endpoint,
      region: process.env['TEST_S3_REGION'] ?? S3_KEY.region,
      accessKeyId: process.env['TEST_S3_ACCESS_KEY_ID'] ?? S3_KEY.accessKeyId,
      secretAccessKey: process.env['TEST_S3_SECRET_ACCESS_KEY'] ?? S3_KEY.secretAccessKey,
    }),
  },
  eventstore: { variable: 'TEST_EVENTSTORE_URL', read: (url) => ({ url }) },
};
