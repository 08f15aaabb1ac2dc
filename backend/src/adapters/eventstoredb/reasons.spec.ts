import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { CERTIFICATE } from '../../testing/eventstoredb-stand-in/certificate.ts';
import { EventStoreDbStandIn } from '../../testing/eventstoredb-stand-in/server.ts';
import { openEventStoreDb } from './event-store.ts';
import { connectionProblem, hostsOf } from './reasons.ts';

describe('a server that cannot be reached', () => {
  const secure = new EventStoreDbStandIn({ certificate: CERTIFICATE });
  const plain = new EventStoreDbStandIn();
  beforeAll(() => Promise.all([secure.start(), plain.start()]));
  afterAll(() => [secure, plain].map((server) => server.kill()));

  it.each<[string, () => string, RegExp]>([
    ['a closed port', () => 'esdb://127.0.0.1:1?tls=false', /^nothing listens at 127\.0\.0\.1:1$/],
    [
      'an unknown authority',
      () => `esdb://localhost:${secure.port}`,
      /^cannot verify the certificate of localhost:\d+: set tlsCAFile$/,
    ],
    [
      'TLS to a server without it',
      () => `esdb://localhost:${plain.port}`,
      /^localhost:\d+ does not speak TLS: set tls=false$/,
    ],
    [
      'no TLS to a server with it',
      () => `esdb://localhost:${secure.port}?tls=false`,
      /^localhost:\d+ ends the connection: does it expect TLS\?$/,
    ],
    [
      'a cluster without a node',
      () => 'esdb://127.0.0.1:1,127.0.0.1:2?tls=false&maxDiscoverAttempts=2',
      /^no node of a cluster answers at 127\.0\.0\.1:1,127\.0\.0\.1:2$/,
    ],
  ])('says so in one line: %s', async (_, url, reason) => {
    const { store } = openEventStoreDb(url());
    const error = await store.ping().catch((thrown: unknown) => thrown);
    await store.close();
    if (!(error instanceof EngineUnavailable)) throw error;
    expect(error.reason).toMatch(reason);
  });

  it('has a host that exists', () => {
    const error = new Error('14 UNAVAILABLE: Name resolution failed for target dns:eventstoer:2113');
    expect(connectionProblem(error, 'eventstoer:2113')).toBe('no such host: eventstoer:2113');
    expect(connectionProblem(new Error('no response to a read'), 'eventstoer:2113')).toBeUndefined();
  });

  it('is named without user and password', () => {
    expect(hostsOf('esdb+discover://user:p/ss?@a:1,b:2/?tls=false')).toBe('a:1,b:2');
    expect(hostsOf('esdb://a')).toBe('a');
  });
});
