import { describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { clientConnectionString } from './connection-string.ts';

describe('a connection string', () => {
  it.each([
    ['esdb://localhost:2113?tls=false', 'esdb://localhost:2113?tls=false'],
    ['kurrentdb://localhost:2113?tls=false', 'esdb://localhost:2113?tls=false'],
    ['kurrentdb+discover://cluster.example', 'esdb+discover://cluster.example'],
    ['esdb+discover://u:p@cluster.example:2113?nodePreference=leader', undefined],
    [
      ' esdb://a:1,b:2,c:3/?tls=true&keep_alive_interval=10000 ',
      'esdb://a:1,b:2,c:3/?tls=true&keep_alive_interval=10000',
    ],
  ])('%s is accepted by the client', (url, expected = url) => {
    expect(clientConnectionString(url)).toBe(expected);
    expect(() => connect(url)).not.toThrow();
  });

  it.each([
    ['http://localhost:2113', 'not a connection string'],
    ['esdb://', 'not a connection string'],
    ['esdb://u:secret@host:port', 'cannot be parsed'],
    ['esdb://u:secret@host?tls=maybe', 'cannot be parsed'],
    ['esdb://u:secret@host?tlsCAFile=/no/such/file', 'Failed to load certificate file'],
    ['esdb://u:secret@host?throwOnAppendFailure=false', 'the option "throwOnAppendFailure"'],
    ['esdb://u:secret@host?tlsVerifyCert=false', 'tlsCAFile'],
    ['esdb://u:secret@host?colour=red', 'the option "colour": the client does not know it'],
    ['esdb://u:secret@host?tls', 'gives "tls" no value'],
  ])('%s is refused without naming the password', (url, reason) => {
    expect(() => connect(url)).toThrow(RangeError);
    expect(() => connect(url)).toThrow(reason);
    expect(() => connect(url)).not.toThrow('secret');
  });
});
