import { expect, it, onTestFinished } from 'vitest';
import { describePrograms } from '../../src/testing/programs.ts';
import { read } from '../infra/files.ts';
import { commandsIn } from './commands-in.ts';
import { Operator } from './operator.ts';

const COMMANDS = commandsIn(read('docs', 'operations.md'));

/** The commands that this test does not run, and what they need. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'docker run -p 3000:3000 -v qlaim:/data qlaim': 'Docker',
  'docker build -f infra/Dockerfile -t qlaim .': 'Docker',
  'node infra/make-secrets.mjs && docker compose up --build --detach --wait': 'Docker',
  'kubectl apply --kustomize …': 'Kubernetes',
  'npm start -- --domain codes.example.org': 'a domain of its own',
  'npm run migrate': 'engines',
  'npm run migrate -- --to-env engines.env': 'engines',
  'npm run bench:engines': 'engines',
  'mongodump --uri "$MONGODB_URL" --db <database>_vault': 'MongoDB',
  'mongorestore --drop': 'MongoDB',
  'aws s3 sync': 'S3',
  'kafka-configs.sh --bootstrap-server "$KAFKA_BROKERS" --alter --topic qlaim.events --add-config retention.ms=2592000000':
    'Kafka',
};

it('names as not run only what the page has', () => {
  expect(Object.keys(NOT_RUN).filter((command) => !COMMANDS.includes(command))).toEqual([]);
});

describePrograms(['npm', 'sqlite3', 'openssl'], 'docs/operations.md', () => {
  it('has commands that work as they stand, in their order', { timeout: 1_200_000 }, async () => {
    const run = COMMANDS.filter((command) => !(command in NOT_RUN));
    expect(run.length).toBeGreaterThan(25);
    const operator = await Operator.begin();
    onTestFinished(() => operator.end());
    for (const [at, command] of run.entries()) {
      const { code, output } = await operator.follow(command);
      expect(code, `${at}: ${command}\n${output}`).toBe(0);
    }
    expect(operator.story).toEqual([
      'erased again: 1; erased before: 0; not in this log: 0',
      'erased again: 0; erased before: 1; not in this log: 0',
      expect.stringMatching(/^erased: account /),
      'erased again: 0; erased before: 2; not in this log: 0',
      expect.stringMatching(/^[1-9]\d* of [1-9]\d* keys rotated/),
      expect.stringMatching(/^0 of [1-9]\d* keys rotated/),
    ]);
  });
});
