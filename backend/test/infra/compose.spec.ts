import { spawnSync } from 'node:child_process';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { compose, composeText, exists, ROOT, read, services, settings } from './files.ts';

const example = settings(read('.env.example'));
/** As infra/make-secrets.mjs leaves it. */
const complete = new Map(Array.from(example, ([name, value]) => [name, value || 'made-up']));
const dockerCompose = spawnSync('docker', ['compose', 'version']).status === 0;

const CADDYFILE = 'infra/compose/Caddyfile';
const APP = ['api', 'relay', 'projector'];
const all = Object.entries(services(complete).services);
const app = all.filter(([name]) => APP.includes(name));

describe('docker-compose.yml', () => {
  it('is what the Compose Specification allows', () => {
    // compose-spec.json is schema/compose-spec.json of github.com/compose-spec/compose-spec at 170098b (Apache-2.0).
    // The formats it names (durations, ports) are Compose's own.
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

  it('starts only with the secrets given', () => {
    for (const name of [
      'SESSION_SECRET',
      'VAULT_KEY',
      'ADMIN_PASSWORD',
      'MONGODB_PASSWORD',
      'S3_SECRET_ACCESS_KEY',
    ]) {
      const without = new Map(complete);
      without.delete(name);
      expect(() => compose(without), name).toThrow(`${name} is missing`);
      expect(example.get(name), name).toBe('');
    }
  });

  it('explains every variable in .env.example, and no others', () => {
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

  it('can tell the health of all that goes on running', () => {
    const unknown = all.filter(
      ([name, { restart, healthcheck }]) => restart !== 'no' && !healthcheck && !APP.includes(name),
    );
    expect(unknown.map(([name]) => name)).toEqual([]);
    expect(read('infra/Dockerfile')).toContain('HEALTHCHECK');
  });

  it('shows nobody outside what is for those who run it', () => {
    const [, paths = ''] = /^\t@inside path (.+)\n\trespond @inside 404$/m.exec(read(CADDYFILE)) ?? [];
    // Caddy compares paths without regard to case, and only a star at the end stands for more.
    const kept = (path: string) =>
      paths
        .split(' ')
        .some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each));
    const inside = ['/metrics', '/metrics/', '/metrics/x', '/readyz', '/readyz/'];
    expect(inside.filter((path) => !kept(path))).toEqual([]);
    expect(['/', '/healthz', '/readyz1234'].filter(kept)).toEqual([]);
  });

  it('opens no engine to the outside', () => {
    const open = all.filter(([, { ports }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });

  it('gives the product a file system that it can not change', () => {
    for (const [name, service] of app) {
      expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
  });

  it('names images by version, and files that exist', () => {
    for (const [name, { image, volumes }] of all) {
      if (!APP.includes(name)) expect(image, name).toMatch(/:v?\d/);
      const files = volumes
        .map((volume) => volume.split(':', 1)[0] ?? '')
        .filter((path) => path.startsWith('.'));
      for (const file of files) expect(exists(file), file).toBe(true);
    }
  });

  it('keeps what the engines store in volumes', () => {
    const named = Object.keys(services(complete).volumes).sort();
    const used = all.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(':', 1)[0] ?? ''));
    expect(used.filter((volume) => !volume.startsWith('.')).sort()).toEqual(named);
  });
});
