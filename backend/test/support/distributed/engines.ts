import { type EngineName, type Engines, NAMED } from '../../../src/testing/engines/engine-kinds.ts';

/** The engines that a distributed installation uses beside its SQLite log. */
export type UsedEngines = Pick<Engines, 'kafka' | 'mongodb' | 's3'>;

/** Returns the engines that the environment names. Throws with the names of missing variables. */
export function enginesOfEnvironment(): UsedEngines {
  const missing: string[] = [];
  const find = <Name extends EngineName>(name: Name): Engines[Name] => {
    const { variable, read } = NAMED[name];
    const address = process.env[variable] ?? '';
    if (address === '') missing.push(variable);
    return read(address);
  };
  const engines = { kafka: find('kafka'), mongodb: find('mongodb'), s3: find('s3') };
  if (missing.length > 0) throw new Error(`missing variables: ${missing.join(', ')}`);
  return engines;
}

/** Returns the variables that `enginesOfEnvironment` reads in a child process. */
export const environmentOf = ({ kafka, mongodb, s3 }: UsedEngines): Record<string, string> => ({
  TEST_KAFKA_BROKERS: kafka.brokers,
  TEST_MONGODB_URL: mongodb.url,
  TEST_S3_ENDPOINT: s3.endpoint,
  TEST_S3_REGION: s3.region,
  TEST_S3_ACCESS_KEY_ID: s3.accessKeyId,
  TEST_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
});
