import { expect, it } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { devOutbox } from './dev-outbox.ts';

const SECRETS = { SESSION_SECRET: 's'.repeat(32), VAULT_KEY: 'a'.repeat(64) };

it.each([{}, { NODE_ENV: 'development' }, { PUBLIC_URL: 'http://localhost:4000' }])(
  'the mails are shown with %j',
  (variables) => {
    expect(devOutbox(readConfig({ DATA_DIR: '/data', ...variables }))).toBe('/data/outbox');
  },
);

it.each([
  { NODE_ENV: 'production' },
  { SMTP_URL: 'smtp://mail.example' },
  { EVENTSTORE_URL: 'esdb://localhost', ...SECRETS },
  { MONGODB_URL: 'mongodb://localhost', ...SECRETS },
  { KAFKA_BROKERS: 'localhost:9092' },
  { S3_BUCKET: 'files' },
  { PUBLIC_URL: 'https://qlaim.example' },
  { TRUST_PROXY: '1' },
])('no mail is shown with %j', (variables) => {
  expect(devOutbox(readConfig({ DATA_DIR: '/data', ...variables }))).toBeUndefined();
});
