import kafkajs from 'kafkajs';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { ENGINE } from './settings.ts';

/** What waiting does not help against, by the names and types of kafkajs's errors. */
const HOPELESS: Readonly<Record<string, string>> = {
  KafkaJSSASLAuthenticationError: 'user or password refused',
  SASL_AUTHENTICATION_FAILED: 'user or password refused',
  ILLEGAL_SASL_STATE: 'the brokers ask for no login, or for another kind',
  UNSUPPORTED_SASL_MECHANISM: 'the brokers know no such login',
  TOPIC_AUTHORIZATION_FAILED: 'this user may not use the topic',
  GROUP_AUTHORIZATION_FAILED: 'this user may not use the consumer group',
  CLUSTER_AUTHORIZATION_FAILED: 'this user may not do that in the cluster',
  INVALID_REPLICATION_FACTOR: 'there are fewer brokers than copies asked for (replication)',
  INVALID_TOPIC_EXCEPTION: 'the name of the topic is not allowed',
  MESSAGE_TOO_LARGE: 'an event is larger than the topic allows (max.message.bytes)',
  RECORD_LIST_TOO_LARGE: 'an event is larger than the topic allows (max.message.bytes)',
};

/** kafkajs's errors as the ports name them; others as they came. */
export function toPortError(error: unknown): unknown {
  const chain = causesOf(error);
  if (!chain.some((each) => each instanceof kafkajs.KafkaJSError)) return error;
  const problem = chain.map(problemOf).find((found) => found !== undefined);
  return problem === undefined
    ? new EngineUnavailable(ENGINE, error)
    : new EngineMisconfigured(ENGINE, problem, error);
}

function problemOf(error: Error): string | undefined {
  const type = 'type' in error && typeof error.type === 'string' ? error.type : '';
  return HOPELESS[type] ?? HOPELESS[error.name];
}

/** An error, what caused it, and what several are gathered in it. */
function causesOf(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  const gathered = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return [error, ...causesOf(error.cause), ...gathered.flatMap(causesOf)];
}
