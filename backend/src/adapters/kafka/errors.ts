import kafkajs from 'kafkajs';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { ENGINE } from './settings.ts';

/** Errors that do not pass by themselves, by the names and types of kafkajs's errors. */
const FINAL: Readonly<Record<string, string>> = {
  KafkaJSSASLAuthenticationError: 'user or password refused',
  SASL_AUTHENTICATION_FAILED: 'user or password refused',
  ILLEGAL_SASL_STATE: 'the brokers expect no login, or another mechanism',
  UNSUPPORTED_SASL_MECHANISM: 'the brokers do not support this login mechanism',
  TOPIC_AUTHORIZATION_FAILED: 'this user may not use the topic',
  GROUP_AUTHORIZATION_FAILED: 'this user may not use the consumer group',
  CLUSTER_AUTHORIZATION_FAILED: 'this user may not do this in the cluster',
  INVALID_REPLICATION_FACTOR: 'there are fewer brokers than configured copies (replication)',
  INVALID_TOPIC_EXCEPTION: 'the name of the topic is not allowed',
  MESSAGE_TOO_LARGE: 'an event is larger than the topic allows (max.message.bytes)',
  RECORD_LIST_TOO_LARGE: 'an event is larger than the topic allows (max.message.bytes)',
};

/** kafkajs's errors in the port's terms; other errors unchanged. */
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
  return FINAL[type] ?? FINAL[error.name];
}

/** An error, its causes, and the errors that it aggregates. */
function causesOf(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  const aggregated = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return [error, ...causesOf(error.cause), ...aggregated.flatMap(causesOf)];
}
