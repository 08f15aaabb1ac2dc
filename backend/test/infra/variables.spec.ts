import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/main/config.ts';
import { VARIABLE_NAMES } from '../../src/main/environment.ts';
import { namesIn, read, services, settings } from './files.ts';

const ENGINES = [
  'EVENTSTORE_URL',
  'MONGODB_URL',
  'KAFKA_BROKERS',
  'S3_BUCKET',
  'S3_REGION',
  // Browsers cannot upload without it.
  'S3_CORS',
];
const SECRETS = ['SESSION_SECRET', 'VAULT_KEY', 'ADMIN_PASSWORD', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const OTHER_SECRETS = { MONGODB_PASSWORD: 'm', MONGODB_MEMBER_KEY: 'k', S3_SECRET_ACCESS_KEY: 's' };
const NEEDED = [
  ...ENGINES,
  ...SECRETS,
  'PUBLIC_URL',
  'PORT',
  'HOST',
  'QLAIM_ROLE',
  'SMTP_URL',
  'TRUST_PROXY',
];

const known = new Set(VARIABLE_NAMES);
const example = settings(read('.env.example'));
const complete = new Map(Array.from(example, ([name, value]) => [name, value || 'made-up']));
const all = services(complete).services;
const environments = ['api', 'relay', 'projector'].map(
  (role) => [role, Object.keys(all[role]?.environment ?? {})] as const,
);
const cluster = [...namesIn('base/config.yaml'), ...namesIn('secret.example.yaml'), 'QLAIM_ROLE'];

describe('the variables that infra sets', () => {
  it.each(environments)('include all that the %s of docker-compose.yml needs', (_role, names) => {
    expect(names).toEqual(expect.arrayContaining(NEEDED));
  });

  it.each(['api', 'relay', 'projector'])('have values that the product accepts as the %s', (role) => {
    const secrets = {
      VAULT_KEY: 'a1'.repeat(32),
      SESSION_SECRET: 's'.repeat(32),
      ADMIN_PASSWORD: 'password',
    };
    const given = new Map([...example, ...Object.entries({ ...secrets, ...OTHER_SECRETS })]);
    const config = readConfig(services(given).services[role]?.environment ?? {});
    expect(config).toMatchObject({ role, publicUrl: 'http://localhost:8080', trustProxy: 1 });
    expect(config.s3).toMatchObject({ bucket: 'qlaim', uploadEndpoint: 'http://localhost:8081' });
  });

  it('include all that the pods of Kubernetes need, each once', () => {
    expect(cluster).toEqual(expect.arrayContaining(NEEDED));
    expect(cluster).toEqual([...new Set(cluster)]);
  });

  it('are all set in the base when the overlay sets them', () => {
    expect(cluster).toEqual(expect.arrayContaining(namesIn('overlays/example/config.yaml')));
  });

  it('are variables that the product reads', () => {
    const set = new Set([...environments.flatMap(([, names]) => names), ...cluster]);
    expect([...set].filter((name) => !known.has(name))).toEqual([]);
  });

  it('are explained in docs/operations.md, like all other variables', () => {
    const explained = new Set(
      Array.from(read('docs/operations.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g), ([, name]) => name),
    );
    const set = new Set([...known, ...environments.flatMap(([, names]) => names), ...cluster]);
    expect([...set].filter((name) => !explained.has(name))).toEqual([]);
  });
});
