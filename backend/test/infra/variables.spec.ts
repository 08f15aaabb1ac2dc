import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/main/settings/config.ts';
import { VARIABLE_NAMES } from '../../src/main/settings/environment.ts';
import { namesIn, read, services, settings } from './files.ts';

const EVERY_ROLE = ['EVENTSTORE_URL', 'MONGODB_URL', 'KAFKA_BROKERS', 'PUBLIC_URL', 'PORT', 'HOST'];
const FILES = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
/** What each role needs. */
const NEEDED_BY: Readonly<Record<Role, readonly string[]>> = {
  relay: EVERY_ROLE,
  projector: [...EVERY_ROLE, ...FILES, 'VAULT_KEY', 'SMTP_URL'],
  // Browsers cannot upload without S3_CORS.
  api: [
    ...EVERY_ROLE,
    ...FILES,
    'VAULT_KEY',
    'SESSION_SECRET',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'S3_CORS',
    'TRUST_PROXY',
  ],
};
const ROLES = ['api', 'relay', 'projector'] as const;
type Role = (typeof ROLES)[number];
/** The secrets of the environment that a role has no use for. */
const OTHERS: Readonly<Record<Role, RegExp>> = {
  relay: /^(SESSION_SECRET|VAULT_KEY|ADMIN_|SMTP_|DKIM_|GOOGLE_)|^S3_.*KEY/,
  projector: /^(SESSION_SECRET|ADMIN_|GOOGLE_)/,
  api: /^(SMTP|DKIM)_/,
};
const OTHER_SECRETS = {
  EVENTSTORE_PASSWORD: 'e',
  KAFKA_PASSWORD: 'p',
  MONGODB_PASSWORD: 'm',
  MONGODB_MEMBER_KEY: 'k',
  S3_SECRET_ACCESS_KEY: 's',
};

const known = new Set(VARIABLE_NAMES);
const example = settings(read('.env.example'));
const complete = new Map(Array.from(example, ([name, value]) => [name, value || 'made-up']));
const all = services(complete).services;
const environments = ROLES.map((role) => [role, Object.keys(all[role]?.environment ?? {})] as const);
const settingsOfPods = namesIn('base/config.yaml');
const pods = ROLES.map(
  (role) => [role, [...settingsOfPods, ...namesIn('secret.example.yaml', `qlaim-${role}`)]] as const,
);
const cluster = new Set(pods.flatMap(([, names]) => names));

describe('the variables that infra sets', () => {
  it.each(environments)('include all that the %s of docker-compose.yml needs', (role, names) => {
    expect(names).toEqual(expect.arrayContaining([...NEEDED_BY[role], 'QLAIM_ROLE']));
  });

  it.each(environments)('hold no secret that the %s of docker-compose.yml does not use', (role, names) => {
    expect(names.filter((name) => OTHERS[role].test(name))).toEqual([]);
  });

  it('mean in .env.example what they mean in the product', () => {
    const passed = new Set(environments.flatMap(([, names]) => names));
    expect([...example.keys()].filter((name) => known.has(name) && !passed.has(name))).toEqual([]);
  });

  it.each(pods)('hold no secret that the %s of Kubernetes does not use', (role, names) => {
    const secrets = names.filter((name) => !settingsOfPods.includes(name));
    expect(secrets.filter((name) => OTHERS[role].test(name))).toEqual([]);
  });

  it('hold no secret in the settings of all pods', () => {
    expect(settingsOfPods.filter((name) => /SECRET|PASSWORD|KEY|_URL$/.test(name))).toEqual([
      'PUBLIC_URL',
      'STOREFRONT_URL',
    ]);
  });

  it.each(ROLES)('have values that the product accepts as the %s', (role) => {
    const secrets = {
      VAULT_KEY: 'a1'.repeat(32),
      SESSION_SECRET: 's'.repeat(32),
      ADMIN_PASSWORD: 'password',
    };
    const given = new Map([...example, ...Object.entries({ ...secrets, ...OTHER_SECRETS })]);
    const config = readConfig(services(given).services[role]?.environment ?? {});
    expect(config).toMatchObject({
      role,
      publicUrl: 'http://localhost:8080',
      trustProxy: role === 'api' ? 1 : 0,
    });
    const s3 = { bucket: 'qlaim', uploadEndpoint: 'http://localhost:8081' };
    expect(config.s3).toEqual(role === 'relay' ? undefined : expect.objectContaining(s3));
  });

  it.each(pods)('include all that the %s of Kubernetes needs, each once', (role, names) => {
    expect(names).toEqual(expect.arrayContaining([...NEEDED_BY[role]]));
    expect(names).toEqual([...new Set(names)]);
  });

  it('are all set in the base when the overlay sets them', () => {
    expect([...cluster]).toEqual(expect.arrayContaining(namesIn('overlays/example/config.yaml')));
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
