import {
  AccessDeniedError,
  CancelledError,
  convertToCommandError,
  DeadlineExceededError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamDeletedError,
  TimeoutError,
  UnavailableError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { describe, expect, it } from 'vitest';
import { EngineUnavailable, LogDamaged } from '../../ports/errors.ts';
import { actualOf } from './append.ts';
import { clientRecoversFrom, isUnforeseen, toPortError } from './errors.ts';

function serviceError(code: status, details: string, exception: Readonly<Record<string, string>> = {}) {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(exception)) metadata.set(key, value);
  const error: ServiceError = Object.assign(new Error(`${code}: ${details}`), { code, details, metadata });
  return error;
}

/** The client's error for an error of gRPC. */
const converted = (...error: Parameters<typeof serviceError>) =>
  convertToCommandError(serviceError(...error));

const LOG = { hosts: 'host:2113', prefix: 'qlaim.' };
const RIGHTS = /the user lacks a right: it must read \$all, and read and append to the streams qlaim\.\*/;

const LEADER = { exception: 'not-leader', 'leader-endpoint-host': 'node-2', 'leader-endpoint-port': '2113' };

describe('errors of the client', () => {
  it.each([
    ['a deadline passed', new DeadlineExceededError(), DeadlineExceededError],
    [
      'a time-out on the server',
      converted(status.ABORTED, 'Operation timed out: Consumer too slow'),
      TimeoutError,
    ],
    ['a lost connection', converted(status.UNAVAILABLE, 'No connection established'), UnavailableError],
    ['the same as a plain error of gRPC', serviceError(status.UNAVAILABLE, 'refused'), Error],
    ['a call ended by the server', converted(status.CANCELLED, 'Call cancelled'), CancelledError],
    ['another connection’s end', converted(status.CANCELLED, 'Cancelled on client'), UnknownError],
    [
      'a server that starts',
      new UnknownError(undefined, 'Could not recognize Server Is Not Ready'),
      UnknownError,
    ],
    ['a response without a reason', new UnknownError(), UnknownError],
    ['another leader', converted(status.NOT_FOUND, 'Leader info available', LEADER), NotLeaderError],
    [
      'a stream reset on the way',
      converted(status.INTERNAL, 'Received RST_STREAM with code 2'),
      UnknownError,
    ],
    ['no node found', new Error('Failed to discover after 10 attempts.'), Error],
    ['anything else of the client', new Error('words'), Error],
  ])('%s: unknown, to be retried', (_, error, type) => {
    expect(error).toBeInstanceOf(type);
    const translated = toPortError(error, 'an append to s', LOG);
    expect(translated).toBeInstanceOf(EngineUnavailable);
    expect(translated).toMatchObject({ engine: 'EventStoreDB', cause: error });
  });

  it.each([
    [
      'too large',
      new MaxAppendSizeExceededError(undefined, 1024),
      /^an append to s is larger than the 1024 bytes/,
    ],
    ['deleted', StreamDeletedError.fromStreamName('s'), /deleted for good/],
    ['denied', new AccessDeniedError(), RIGHTS],
    ['unauthenticated', converted(status.UNAUTHENTICATED, 'who?'), /refuses the user or the password/],
    ['denied by a proxy', converted(status.PERMISSION_DENIED, 'no'), RIGHTS],
    ['an argument', new InvalidArgumentError('fromRevision'), /fromRevision/],
  ])('%s: final', (_, error, message) => {
    const translated = toPortError(error, 'an append to s', LOG);
    expect(translated).not.toBeInstanceOf(EngineUnavailable);
    expect(translated.message).toMatch(message);
  });

  it.each([
    ['the port’s already', new EngineUnavailable('EventStoreDB')],
    ['mistakes of a program', new TypeError('undefined is not a function')],
    ['of broken JSON', new SyntaxError('Unexpected end of JSON input')],
    ['of a damaged log', new LogDamaged('EventStoreDB', 'account-1@0 is not ours')],
  ])('pass through when they are %s', (_, error) => {
    expect(toPortError(error, 'an append to s', LOG)).toBe(error);
  });

  it('keep the client only where the server responded or the client reconnects', () => {
    const survived = [
      new DeadlineExceededError(),
      new UnavailableError(),
      serviceError(status.UNAVAILABLE, ''),
    ];
    expect(survived.filter((error) => !clientRecoversFrom(error))).toEqual([]);
    const kept = [new Error('Failed to discover'), new Error('no answer'), serviceError(status.INTERNAL, '')];
    expect(kept.filter(clientRecoversFrom)).toEqual([]);
  });

  it('distinguish a failing server from one that is not ready', () => {
    expect(isUnforeseen(converted(status.UNKNOWN, 'Exception was thrown by handler.'))).toBe(true);
    expect(isUnforeseen(converted(status.UNKNOWN, 'Server Is Not Ready'))).toBe(false);
    expect(isUnforeseen(converted(status.UNKNOWN, 'No leader info available in response'))).toBe(false);
    expect(isUnforeseen(converted(status.UNAVAILABLE, ''))).toBe(false);
  });
});

describe('the revision in a conflict', () => {
  const conflict = (current: bigint | 'no_stream') =>
    new WrongExpectedVersionError(undefined, { streamName: 's', expected: 0n, current });

  it.each([
    ['no_stream', 'none'],
    [-1n, 'none'],
    [18_446_744_073_709_551_615n, 'none'],
    [0n, 0],
    [41n, 41],
  ] as const)('%s is %s', (current, actual) => {
    expect(actualOf(conflict(current))).toBe(actual);
  });

  it('is read from the response of a call too', () => {
    const error = converted(status.FAILED_PRECONDITION, 'WrongExpectedVersion', {
      exception: 'wrong-expected-version',
      'stream-name': 's',
      'expected-version': '3',
      'actual-version': '-1',
    });
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    expect(actualOf(error)).toBe('none');
  });
});
