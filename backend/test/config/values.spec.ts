import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../src/main/settings/config.ts';
import { VARIABLE_NAMES } from '../../src/main/settings/environment.ts';

/** Invalid values of each variable. A variable that is missing here accepts any text. */
const INVALID: Readonly<Record<string, readonly string[]>> = {
  PORT: ['http', '-1', '65536', '1.5'],
  PUBLIC_URL: ['qlaim.example', 'ftp://qlaim.example', 'http://'],
  DOMAINS: ['localhost', 'https://codes.example', '192.0.2.1', 'a_b.example', 'codes.example/x'],
  PROXIED_DOMAINS: ['localhost', 'https://codes.example'],
  HTTP_PORT: ['http', '-1'],
  ACME_URL: ['letsencrypt'],
  STOREFRONT_URL: ['shop', 'javascript:alert(1)'],
  ADMIN_EMAIL: ['admin', 'a@'],
  CONTACT_EMAIL: ['shop', 'a@'],
  ADMIN_PASSWORD: ['short'],
  SESSION_SECRET: ['short'],
  VAULT_KEY: ['abc', 'g'.repeat(64)],
  SMTP_URL: ['mail.example', 'http://mail.example'],
  DKIM_SELECTOR: ['two words', '.', 'ä'],
  MAIL_FROM: ['Qlaim', 'Qlaim <hello@>'],
  MAIL_FROM_BY_DOMAIN: ['codes.example', 'codes.example=Qlaim', 'a b=me@codes.example'],
  GOOGLE_AUTH_URL: ['google'],
  GOOGLE_TOKEN_URL: ['ftp://google.example'],
  GOOGLE_USERINFO_URL: ['https://google.example/me'],
  EVENTSTORE_URL: ['localhost:2113', 'http://localhost:2113'],
  MONGODB_URL: [
    'localhost:27017',
    'http://localhost',
    'mongodb://localhost/?readPreference=secondary',
    'mongodb://localhost/qlaim?w=1&readpreference=primaryPreferred',
  ],
  KAFKA_TOPIC: ['two words', 'ä'],
  KAFKA_PARTITIONS: ['0', 'many', '1001', '2.5'],
  KAFKA_REPLICATION: ['0', 'x', '11'],
  KAFKA_TLS: ['yes'],
  KAFKA_MECHANISM: ['oauth'],
  S3_ENDPOINT: ['localhost:9000'],
  S3_UPLOAD_ENDPOINT: ['cdn'],
  S3_CORS: ['yes'],
  QLAIM_ROLE: ['worker'],
  SCANS_WHEN_STORE_IS_AWAY: ['maybe'],
  TRUST_PROXY: ['-1', 'all', '11'],
  RETENTION_UNVERIFIED_DAYS: ['0', 'soon', '3651', '1.5'],
  RETENTION_WITHOUT_CODE_MONTHS: ['0', '121'],
  RETENTION_UNUSED_YEARS: ['0', 'never', '31'],
  RETENTION_SIGN_INS_MONTHS: ['0', '2', '121'],
  RETENTION_SCANS_MONTHS: ['0', '121'],
  LOG_LEVEL: ['loud'],
};

const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const rsa = (modulusLength: number) => pem(generateKeyPairSync('rsa', { modulusLength }).privateKey);
const SMTP = { SMTP_URL: 'smtp://mail.example' };
const RSA = rsa(2048);
const ED25519 = pem(generateKeyPairSync('ed25519').privateKey);

/** Settings that are invalid in combination, and the variable that the error names. */
const INVALID_TOGETHER: readonly (readonly [variable: string, settings: Readonly<Record<string, string>>])[] =
  [
    ['KAFKA_BROKERS', { QLAIM_ROLE: 'relay' }],
    ['DOMAINS', { DOMAINS: 'codes.example', QLAIM_ROLE: 'api' }],
    ['PROXIED_DOMAINS', { DOMAINS: 'codes.example', PROXIED_DOMAINS: 'codes.example.de' }],
    ['DOMAINS', { DOMAINS: 'codes.example', MONGODB_URL: 'mongodb://localhost' }],
    ['DOMAINS', { DOMAINS: 'codes.example', EVENTSTORE_URL: 'esdb://localhost' }],
    ['PUBLIC_URL', { DOMAINS: 'codes.example', PUBLIC_URL: 'https://other.example' }],
    ['PUBLIC_URL', { DOMAINS: 'codes.example', PUBLIC_URL: 'http://codes.example' }],
    ['HTTP_PORT', { DOMAINS: 'codes.example', HTTP_PORT: '443' }],
    ['KAFKA_BROKERS', { QLAIM_ROLE: 'relay', KAFKA_BROKERS: ' , ' }],
    ['SESSION_SECRET', { MONGODB_URL: 'mongodb://localhost', VAULT_KEY: 'a'.repeat(64) }],
    ['VAULT_KEY', { MONGODB_URL: 'mongodb://localhost', SESSION_SECRET: 's'.repeat(32) }],
    ['VAULT_KEY', { EVENTSTORE_URL: 'esdb://localhost' }],
    ['SESSION_SECRET', { QLAIM_ROLE: 'api', EVENTSTORE_URL: 'esdb://localhost', VAULT_KEY: 'a'.repeat(64) }],
    ['VAULT_KEY', { QLAIM_ROLE: 'api', MONGODB_URL: 'mongodb://localhost', SESSION_SECRET: 's'.repeat(32) }],
    ['VAULT_KEY', { QLAIM_ROLE: 'projector', EVENTSTORE_URL: 'esdb://localhost' }],
    [
      'VAULT_KEY',
      { QLAIM_ROLE: 'projector', MONGODB_URL: 'mongodb://localhost', SESSION_SECRET: 's'.repeat(32) },
    ],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'secret' }],
    ['DKIM_SELECTOR', { ...SMTP, DKIM_PRIVATE_KEY: RSA }],
    ['DKIM_PRIVATE_KEY', { ...SMTP, DKIM_SELECTOR: 'q1' }],
    ['SMTP_URL', { DKIM_SELECTOR: 'q1', DKIM_PRIVATE_KEY: RSA }],
    ['DKIM_PRIVATE_KEY', { ...SMTP, DKIM_SELECTOR: 'q1', DKIM_PRIVATE_KEY: 'no key' }],
    ['DKIM_PRIVATE_KEY', { ...SMTP, DKIM_SELECTOR: 'q1', DKIM_PRIVATE_KEY: rsa(1024) }],
    ['DKIM_PRIVATE_KEY', { ...SMTP, DKIM_SELECTOR: 'q1', DKIM_PRIVATE_KEY: ED25519 }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'secret' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_AUTH_URL: 'https://google.example/auth' }],
    [
      'GOOGLE_TOKEN_URL',
      {
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'secret',
        GOOGLE_AUTH_URL: 'https://google.example/auth',
      },
    ],
    ['KAFKA_PASSWORD', { KAFKA_BROKERS: 'localhost:9092', KAFKA_USERNAME: 'qlaim' }],
    ['KAFKA_USERNAME', { KAFKA_BROKERS: 'localhost:9092', KAFKA_PASSWORD: 'secret' }],
  ];

function configError(settings: Readonly<Record<string, string>>): string {
  try {
    readConfig(settings);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error(`the configuration accepts ${JSON.stringify(settings)}`);
}

describe('reading the configuration', () => {
  const invalid = Object.entries(INVALID).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );

  it.each(invalid)('names the variable of %s=%s in one line', (name, value) => {
    const line = configError({ [name]: value });

    expect(line).toMatch(new RegExp(`^${name} must [^\\n]+$`));
  });

  it.each(INVALID_TOGETHER)('names %s in one line for %o', (variable, settings) => {
    const line = configError(settings);

    expect(line).toContain(variable);
    expect(line).not.toContain('\n');
  });

  it.each([
    ['relay', {}],
    ['projector', { VAULT_KEY: 'a'.repeat(64) }],
    ['api', { VAULT_KEY: 'a'.repeat(64), SESSION_SECRET: 's'.repeat(32) }],
  ])('accepts the role %s on engines with its own master secrets alone', (role, secrets) => {
    const engines = {
      EVENTSTORE_URL: 'esdb://localhost',
      MONGODB_URL: 'mongodb://localhost',
      KAFKA_BROKERS: 'localhost:9092',
    };

    expect(readConfig({ QLAIM_ROLE: role, ...engines, ...secrets }).role).toBe(role);
  });

  it('asks a projector for no secret of the api', () => {
    const line = configError({ QLAIM_ROLE: 'projector', MONGODB_URL: 'mongodb://localhost' });

    expect(line).toMatch(/^VAULT_KEY must be set for QLAIM_ROLE projector/);
  });

  it('prints one line for each invalid variable', () => {
    const lines = configError({ PORT: 'x', QLAIM_ROLE: 'x', TRUST_PROXY: 'x' }).split('\n');

    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'QLAIM_ROLE', 'TRUST_PROXY']);
  });

  it('treats an empty variable as missing', () => {
    const empty = VARIABLE_NAMES.map((name) => [name, ' '] as const);

    expect(readConfig(Object.fromEntries(empty))).toEqual(readConfig({}));
  });
});

it.each([RSA, RSA.replaceAll('\n', '\\n')])('mails are signed with a key in PEM, also in one line', (key) => {
  const MAIL_FROM = 'The shop <hello@Shop.example>';
  const config = readConfig({ ...SMTP, MAIL_FROM, DKIM_SELECTOR: 'q1', DKIM_PRIVATE_KEY: key });
  expect(config.dkim).toMatchObject({ domain: 'shop.example', selector: 'q1' });
});

describe('domains', () => {
  it('may have senders of their own', () => {
    const { mailFromByDomain } = readConfig({
      DOMAINS: 'codes.example,Bücher.example',
      MAIL_FROM_BY_DOMAIN:
        'bücher.example = Bücher = Freude <hallo@buch.example>; codes.example=me@codes.example;',
    });
    expect(mailFromByDomain).toEqual({
      'xn--bcher-kva.example': 'Bücher = Freude <hallo@buch.example>',
      'codes.example': 'me@codes.example',
    });
  });

  it('open the ports of the web to everybody, and the first is the public one', () => {
    const { host, port, publicUrl, tls } = readConfig({
      DOMAINS: 'Bücher.example, codes.example,codes.example',
    });
    expect({ host, port, publicUrl }).toEqual({
      host: '::',
      port: 443,
      publicUrl: 'https://xn--bcher-kva.example',
    });
    expect(tls).toMatchObject({ domains: ['xn--bcher-kva.example', 'codes.example'], httpPort: 80 });
  });

  it('may be those of a proxy, which holds the certificates', () => {
    const settings = {
      PUBLIC_URL: 'https://codes.example',
      PROXIED_DOMAINS: 'bücher.example, codes.example.de',
    };
    const { tls, proxiedDomains } = readConfig(settings);
    expect(tls).toBeUndefined();
    expect(proxiedDomains).toEqual(['xn--bcher-kva.example', 'codes.example.de']);
  });

  it('may be reached at another port, by which codes lead here', () => {
    const settings = { DOMAINS: 'codes.example', PUBLIC_URL: 'https://codes.example:8443', PORT: '8443' };
    expect(readConfig(settings)).toMatchObject({ port: 8443, publicUrl: 'https://codes.example:8443' });
  });
});
