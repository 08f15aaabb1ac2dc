import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { eventually } from '../../support/admin.ts';
import { freePorts } from '../../support/distributed/ports.ts';
import { INHERITED_ENVIRONMENT } from '../../support/inherited-environment.ts';
import { PEBBLE } from '../tools.ts';

/** The authority that signs the certificate of Pebble itself. */
export const PEBBLE_CA = join(PEBBLE, 'certs/pebble.minica.pem');

export interface Pebble {
  /** The address of its directory. */
  readonly directory: string;
  /** The root of its certificates, in PEM. A restarted Pebble would have another one. */
  readonly root: string;
  stop(): Promise<void>;
}

interface Asked {
  /** Where it proves domains, on this machine. */
  readonly httpPort: number;
  readonly tlsPort: number;
  /** Of its certificates. Seconds. */
  readonly lifetime: number;
}

/** Starts Pebble, and a DNS server that leads every name to this machine. It proves a domain anew for each certificate. */
export async function startPebble(folder: string, { httpPort, tlsPort, lifetime }: Asked): Promise<Pebble> {
  const [port = 0, management = 0, dns = 0, dnsManagement = 0] = await freePorts(4);
  const file = join(folder, `pebble-${port}.json`);
  const certificates = join(PEBBLE, 'certs/localhost');
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: join(certificates, 'cert.pem'),
    privateKey: join(certificates, 'key.pem'),
    httpPort,
    tlsPort,
    retryAfter: { authz: 1, order: 1 },
    profiles: { default: { description: 'short', validityPeriod: lifetime } },
  };
  writeFileSync(file, JSON.stringify({ pebble }));
  const children = [
    run('pebble-challtestsrv', [
      ...['http01', 'https01', 'tlsalpn01', 'doh', 'defaultIPv6'].flatMap((name) => [`-${name}`, '']),
      ...['-dnsserver', `127.0.0.1:${dns}`, '-management', `127.0.0.1:${dnsManagement}`],
    ]),
    run('pebble', ['-config', file, '-dnsserver', `127.0.0.1:${dns}`]),
  ];
  let root = '';
  await eventually(async () => {
    root = await rootOf(management).catch(() => '');
    return root !== '';
  }, 'Pebble starts');
  const stop = async () => {
    for (const child of children) {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill();
      await ended;
    }
  };
  return { directory: `https://localhost:${port}/dir`, root, stop };
}

const run = (program: string, args: readonly string[]): ChildProcess =>
  spawn(join(PEBBLE, 'bin', program), [...args], {
    // It neither waits before it looks, nor trusts an earlier proof.
    env: { ...INHERITED_ENVIRONMENT, PEBBLE_VA_NOSLEEP: '1', PEBBLE_AUTHZREUSE: '0' },
    stdio: 'ignore',
  });

function rootOf(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path: '/roots/0', ca: readFileSync(PEBBLE_CA) }, async (answer) => {
      let text = '';
      for await (const part of answer) text += String(part);
      resolve(text);
    });
    asked.on('error', reject).end();
  });
}
