import { statSync } from 'node:fs';
import { Agent } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../../support/server.ts';
import { useFolder } from '../folder.ts';
import { describeTools } from '../tools.ts';
import { type Pebble, startPebble } from './pebble.ts';
import { signInSecurely } from './secure-admin.ts';
import { type SecureServer, startSecure, type WebPorts, webPorts } from './secure-server.ts';

const PUBLIC = 'codes.qlaim.test';
const SECOND = 'codes.shop.test';
const ADDED = 'codes.added.test';
const DOMAINS = [PUBLIC, SECOND];

/** Seconds. A certificate is renewed after two thirds. */
const LIFETIME = 24;

describeTools(['pebble'], 'certificates of Pebble', () => {
  const inFolder = useFolder();
  let ports: WebPorts = [0, 0];
  let pebble: Pebble;
  let server: SecureServer;

  describe('over http', () => {
    beforeAll(async () => {
      ports = await webPorts();
      const [tlsPort, httpPort] = ports;
      pebble = await startPebble(inFolder(), { httpPort, tlsPort, lifetime: LIFETIME });
      server = await startSecure(inFolder('data'), pebble, ports, DOMAINS);
    });
    afterAll(async () => {
      await server.stop();
      await pebble.stop();
    });

    it('are got for each domain, on each of which all codes resolve', async () => {
      for (const domain of DOMAINS) await server.served(domain);
      const admin = await signInSecurely(server, PUBLIC);
      expect(admin.setCookie).toMatch(/^__Host-.*; Secure/);
      const code = await admin.linkedCode('https://www.shop.test/welcome');
      for (const domain of DOMAINS) {
        const scan = await server.call(domain, `/${code}`);
        expect(scan).toMatchObject({ status: 302, headers: { location: 'https://www.shop.test/welcome' } });
        expect(scan.headers['strict-transport-security']).toMatch(/max-age/);
      }
    });

    it('lead http to https on the same domain, and unknown hosts to the public one', async () => {
      const asked = async (host: string, path: string, method?: string) => {
        const answer = await server.http(host, path, method);
        answer.resume();
        return [answer.statusCode, answer.headers.location];
      };
      expect(await asked(SECOND, '/ABC?x=1')).toEqual([301, `https://${SECOND}/ABC?x=1`]);
      expect(await asked('evil.test', '//evil.test/', 'POST')).toEqual([
        308,
        `https://${PUBLIC}//evil.test/`,
      ]);
    });

    it('are measured for operators of this machine', async () => {
      const metrics = await text(await server.http('localhost', '/metrics'));
      expect(metrics).toMatch(new RegExp(`^qlaim_certificate_days_left{domain="${PUBLIC}"} 0\\.00`, 'm'));
    });

    it('are files of the user alone', () => {
      const names = [`certificates/${PUBLIC}.json`, 'account.json'];
      expect(names.map((name) => statSync(inFolder('data/tls', name)).mode & 0o777)).toEqual([0o600, 0o600]);
    });

    it('are served again at once after a restart', async () => {
      const before = await server.call(SECOND, '/healthz');
      await server.stop();
      server = await startSecure(inFolder('data'), pebble, ports, DOMAINS);
      expect(await server.call(SECOND, '/healthz')).toMatchObject({ status: 200, serial: before.serial });
    });

    it('are renewed after that, while a connection stays open', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const first = await server.call(PUBLIC, '/healthz', { agent });
      let latest = first;
      for (let tries = 0; latest.serial === first.serial && tries < LIFETIME; tries += 1) {
        await sleep(1_000);
        latest = await server.call(PUBLIC, '/healthz');
        const kept = await server.call(PUBLIC, '/healthz', { agent });
        expect(kept).toMatchObject({ status: 200, serial: first.serial, localPort: first.localPort });
      }
      agent.destroy();
      expect(latest.serial).not.toBe(first.serial);
    });

    it('are got for a domain that is added while it serves, until it is taken back', async () => {
      const domains = (...args: string[]) => runProgram('domains', inFolder('data'), undefined, args);
      expect((await domains('--add', ADDED)).output).toMatch(`${ADDED}: no certificate yet`);
      await server.served(ADDED);
      expect((await domains()).output).toMatch(`${ADDED}: certificate until 2`);
      expect((await domains('--remove', ADDED)).code).toBe(0);
    });
  });

  describe('where nobody reaches the port of http', () => {
    beforeAll(async () => {
      ports = await webPorts();
      pebble = await startPebble(inFolder(), { httpPort: 9, tlsPort: ports[0], lifetime: 3600 });
      server = await startSecure(inFolder('other'), pebble, ports, DOMAINS);
    });
    afterAll(async () => {
      await server.stop();
      await pebble.stop();
    });

    it('are got by a handshake, beside which visitors are served', async () => {
      await server.served(PUBLIC);
      await server.served(SECOND);
      await runProgram('domains', inFolder('other'), undefined, ['--add', ADDED]);
      const added = server.served(ADDED).then(() => true);
      const ended = () => Promise.race([added, sleep(20, false)]);
      while (!(await ended())) expect((await server.call(PUBLIC, '/healthz')).status).toBe(200);
    });
  });
});
