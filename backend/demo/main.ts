import { pino } from 'pino';
import { openPorts } from '../src/main/ports.ts';
import { runProgram } from '../src/main/program.ts';
import { ConfigError, readConfig } from '../src/main/settings/config.ts';
import { readArguments } from './arguments.ts';
import { SeedRefused } from './assert-fillable.ts';
import { PASSWORD } from './people.ts';
import { printedSummary } from './printed-summary.ts';
import { seed } from './seed.ts';

const MEGABYTE = 1024 * 1024;

/** `npm run seed`: fills an empty installation with a demonstration, also while a server runs. */
await runProgram(async () => {
  const amounts = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const logger = pino({ level: 'warn' });
  const ports = await openPorts(config, url, logger, { prepares: { bucket: true, topic: false } });
  const admin = { email: config.admin.email, password: config.admin.password ?? PASSWORD };
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const quota = config.uploadQuotaMb * MEGABYTE;
    say(
      printedSummary(await seed(ports, { ...amounts, admin, quota, logger, say }), {
        url,
        password: admin.password,
      }),
    );
    return 0;
  } catch (error) {
    throw error instanceof SeedRefused ? new ConfigError(error.message) : error;
  } finally {
    await ports.close();
  }
});
