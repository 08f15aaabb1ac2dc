import { spawnSync } from 'node:child_process';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { KEEP_ALIVE_MS } from '../../src/http/edge/server/gate.ts';
import { compose, composeText, exists, overriding, ROOT, read, services, settings } from './files.ts';

const example = settings(read('.env.example'));
/** The settings with every secret filled in, as infra/make-secrets.mjs writes them. */
const complete = new Map(Array.from(example, ([name, value]) => [name, value || 'made-up']));
const dockerCompose = spawnSync('docker', ['compose', 'version']).status === 0;

const CADDYFILE = 'infra/compose/Caddyfile';
const APP = ['api', 'relay', 'projector'];
const { services: everything, networks } = services(complete);
const all = Object.entries(everything);
const app = all.filter(([name]) => APP.includes(name));

describe('docker-compose.yml', () => {
  it('is valid by the Compose Specification', () => {
    // compose-spec.json is schema/compose-spec.json of github.com/compose-spec/compose-spec at 170098b (Apache-2.0).
    // ajv does not know its formats (durations, ports).
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
    const { $schema: _draft7, ...schema } = JSON.parse(read('backend/test/infra/compose-spec.json'));
    const valid = ajv.compile(schema);
    valid(compose(complete));
    expect(valid.errors ?? []).toEqual([]);
  });

  it.skipIf(!dockerCompose)('is accepted by docker compose', () => {
    const environment = { ...process.env, ...Object.fromEntries(complete) };
    const { status, stderr } = spawnSync('docker', ['compose', 'config', '--quiet'], {
      cwd: ROOT,
      env: environment,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('has a proxy that gives up idle connections before the processes do', () => {
    const [, seconds] = /keepalive (\d+)s/.exec(read(CADDYFILE)) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(KEEP_ALIVE_MS);
  });

  it('does not start without a secret', () => {
    for (const name of [
      'SESSION_SECRET',
      'VAULT_KEY',
      'ADMIN_PASSWORD',
      'EVENTSTORE_PASSWORD',
      'KAFKA_PASSWORD',
      'MONGODB_PASSWORD',
      'S3_SECRET_ACCESS_KEY',
    ]) {
      const without = new Map(complete);
      without.delete(name);
      expect(() => compose(without), name).toThrow(`${name} is missing`);
      expect(example.get(name), name).toBe('');
    }
  });

  it('uses exactly the variables of .env.example', () => {
    const used = new Set(Array.from(composeText.matchAll(/\$\{([A-Z0-9_]+)/g), ([, name]) => name));
    used.delete('QLAIM_IMAGE');
    expect([...used].sort()).toEqual([...example.keys()].sort());
  });

  it('runs each role, and two api processes', () => {
    expect(app.map(([name, { environment }]) => [name, environment['QLAIM_ROLE']])).toEqual(
      APP.map((role) => [role, role]),
    );
    expect(app[0]?.[1]['deploy']).toEqual({ replicas: '2' });
  });

  it('starts the product when its engines are ready, and the proxy when the product is', () => {
    for (const [name, { depends_on }] of app) {
      expect(depends_on, name).toEqual({
        eventstore: { condition: 'service_healthy' },
        kafka: { condition: 'service_healthy' },
        'mongodb-init': { condition: 'service_completed_successfully' },
        s3: { condition: 'service_healthy' },
      });
    }
    const proxy = all.find(([name]) => name === 'proxy')?.[1];
    expect(proxy?.depends_on['api']).toEqual({ condition: 'service_healthy' });
  });

  it('has a health check for every service that keeps running', () => {
    const unknown = all.filter(
      ([name, { restart, healthcheck }]) => restart !== 'no' && !healthcheck && !APP.includes(name),
    );
    expect(unknown.map(([name]) => name)).toEqual([]);
    expect(read('infra/Dockerfile')).toContain('HEALTHCHECK');
  });

  it('hides the paths for operators from the outside', () => {
    const [, paths = ''] = /^\t@inside path (.+)\n\trespond @inside 404$/m.exec(read(CADDYFILE)) ?? [];
    // Caddy ignores the case of paths, and treats only a final star as a wildcard.
    const isHidden = (path: string) =>
      paths
        .split(' ')
        .some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each));
    const inside = ['/metrics', '/metrics/', '/metrics/x', '/readyz', '/readyz/'];
    expect(inside.filter((path) => !isHidden(path))).toEqual([]);
    expect(['/', '/healthz', '/readyz1234'].filter(isHidden)).toEqual([]);
  });

  it('has a port for operators that nothing leads to', () => {
    for (const [name, { environment, ports }] of app) {
      expect(environment['OPS_PORT'], name).toBe('3001');
      expect(ports, name).toEqual([]);
    }
    expect(read(CADDYFILE)).not.toContain('3001');
  });

  it('opens no engine to the outside', () => {
    const open = all.filter(([, { ports }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });

  it('keeps the engines apart from the proxy and from the internet', () => {
    const engines = ['eventstore', 'eventstore-certificates', 'kafka', 'mongodb', 'mongodb-init', 's3'];
    const proxy = everything['proxy']?.networks ?? [];
    for (const name of engines) {
      const own = everything[name]?.networks ?? [];
      expect(
        own.filter((network) => !networks[network]?.internal),
        name,
      ).toEqual([]);
      // The storage alone is behind the proxy: browsers upload to it.
      expect(
        own.filter((network) => proxy.includes(network)),
        name,
      ).toEqual(name === 's3' ? ['files'] : []);
    }
    for (const [name, { networks: own }] of app) expect(own, name).toContain('engines');
  });

  it('has no engine that answers just anybody', () => {
    const password = complete.get('EVENTSTORE_PASSWORD');
    expect(everything['eventstore']?.environment).toMatchObject({
      KURRENTDB_DEFAULT_ADMIN_PASSWORD: password,
      KURRENTDB_DEFAULT_OPS_PASSWORD: password,
    });
    expect(everything['eventstore']?.environment).not.toHaveProperty('KURRENTDB_INSECURE');
    expect(everything['kafka']?.environment['KAFKA_LISTENERS']).toMatch(/^CLIENT:\/\/:9092,/);
    expect(everything['kafka']?.environment['KAFKA_LISTENER_SECURITY_PROTOCOL_MAP']).toMatch(/CLIENT:SASL_/);
    for (const [name, { environment }] of app) {
      const url = new URL(environment['EVENTSTORE_URL'] ?? '');
      expect([url.username, url.password, url.searchParams.get('tls')], name).toEqual([
        'admin',
        password,
        'true',
      ]);
      expect(new URL(environment['MONGODB_URL'] ?? '').password, name).toBe(complete.get('MONGODB_PASSWORD'));
      expect(environment['KAFKA_PASSWORD'], name).toBe(complete.get('KAFKA_PASSWORD'));
    }
  });

  it('names EventStoreDB in its certificate as the product does, and shares only what to trust', () => {
    const [, names = ''] = /-dns-names (\S+)/.exec(read('infra/compose/make-certificates.sh')) ?? [];
    for (const [name, { environment, volumes }] of app) {
      const url = new URL(environment['EVENTSTORE_URL'] ?? '');
      expect(names.split(','), name).toContain(url.hostname);
      const folder = url.searchParams.get('tlsCAFile')?.replace('/ca.crt', '');
      expect(volumes, name).toEqual([`eventstore-authority:${folder}:ro`]);
    }
    expect(names.split(',')).toContain('localhost');
  });

  it('runs EventStoreDB 23.10 with an override, which has the settings of KurrentDB under its names', () => {
    const { eventstore } = overriding('infra/compose/eventstoredb-23.10.yml', complete);
    const common = Object.entries(everything['eventstore']?.environment ?? {})
      .filter(([name]) => !name.includes('SECONDARY_INDEXING'))
      .map(([name, value]) => [name.replace('KURRENTDB_', 'EVENTSTORE_'), value]);
    expect(eventstore?.environment).toEqual(Object.fromEntries(common));
    expect(eventstore?.image).toMatch(/^eventstore\/eventstore:23\.10\./);
    expect(eventstore?.volumes).toEqual([
      'eventstore-data:/var/lib/eventstore',
      'eventstore-log:/var/log/eventstore',
    ]);
  });

  it('gives a relay no way out', () => {
    expect(everything['relay']?.networks).toEqual(['engines']);
  });

  it('gives the product a read-only file system', () => {
    for (const [name, service] of app) {
      expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
  });

  it('names images by version, and only files that exist', () => {
    const engines = all.filter(([name]) => !APP.includes(name));
    expect(engines).not.toEqual([]);
    for (const [name, { image }] of engines) expect(image, name).toMatch(/:v?\d/);
    for (const [, { volumes }] of all) {
      const files = volumes
        .map((volume) => volume.split(':', 1)[0] ?? '')
        .filter((path) => path.startsWith('.'));
      expect(files.filter((file) => !exists(file))).toEqual([]);
    }
  });

  it('keeps the data of the engines in named volumes', () => {
    const named = Object.keys(services(complete).volumes).sort();
    const used = all.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(':', 1)[0] ?? ''));
    expect([...new Set(used.filter((volume) => !volume.startsWith('.')))].sort()).toEqual(named);
  });
});
