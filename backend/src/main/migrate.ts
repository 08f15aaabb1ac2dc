import { pino } from 'pino';
import { audit } from '../operations/audit/audit.ts';
import { assertStopped, SourceInUse } from '../operations/migrate/assert-stopped.ts';
import { migrate } from '../operations/migrate/copy-installation.ts';
import { isEqual } from '../operations/migrate/digest.ts';
import { ForeignData } from '../operations/migrate/foreign-data.ts';
import { progressPrinter, say, tableOf } from '../operations/migrate/say.ts';
import { rebuildReadModels } from '../operations/rebuild/rebuild-read-models.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { openAuditScratch } from './audit-scratch.ts';
import { readArguments } from './migrate/arguments.ts';
import { copyKeys, keysText } from './migrate/hand-over-keys.ts';
import { type Plan, planMigration } from './migrate/plan.ts';
import { openSource } from './migrate/source.ts';
import { openPorts, type Ports } from './ports.ts';
import { runProgram } from './program.ts';
import { ConfigError } from './settings/config.ts';

/** `npm run migrate`: copies an embedded installation to other stores and checks the copy. It does not change the source. */
await runProgram(async () => {
  const { to, showSecrets } = readArguments(process.argv.slice(2));
  const plan = planMigration(process.env, to);
  try {
    return await move(plan, showSecrets);
  } catch (error) {
    throw inOneLine(error);
  }
});

async function move(plan: Plan, showSecrets: boolean): Promise<number> {
  const logger = pino({ level: 'warn' });
  const source = await openSource(plan.source, logger);
  try {
    await assertStopped(source.leases, plan.source, say);
    // Kafka is not a target, because the relay fills it from the log.
    const config = { ...plan.target, kafka: undefined };
    const url = config.publicUrl ?? `http://localhost:${config.port}`;
    // The product sets the CORS rules at its start, because it knows its own address.
    const prepares = { bucket: true, topic: false };
    // A copy that was interrupted is not whole yet.
    const opened = { prepares, accepts: 'anything' } as const;
    const target = await openPorts({ ...config, s3Cors: false }, url, logger, opened);
    try {
      const comparisons = await migrate({ source: source.ports, target }, plan.moves, progressPrinter());
      say(`\n${tableOf(comparisons)}\n`);
      if (!comparisons.every(isEqual)) throw new ForeignData('source and target are NOT equal');
      copyKeys(plan);
      // Read models are not copied. They depend on the log and the vault, and not on files.
      if (plan.moves.events || plan.moves.vault) await rebuildReadModels(target, PROJECTIONS, { say });
      if ((await findDamage(target, config.dataDir)) > 0) return 1;
      say('\nMoved. Start the product with the variables given to --to, and with\n');
      for (const line of keysText(plan, showSecrets)) say(`  ${line}`);
      say('\nThe source is as it was. Never start the product on both.');
      return 0;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Returns the number of audit checks that fail. */
async function findDamage(target: Ports, dataDir: string): Promise<number> {
  const scratch = await openAuditScratch(dataDir, target.keys, { afresh: true });
  const results = await audit(target, PROJECTIONS, { scratch }).finally(() => scratch.remove());
  const wrong = results.filter(({ differences }) => differences > 0);
  for (const { name, differences, examples } of wrong)
    say(`FAIL ${name}: ${differences} differences, ${examples[0] ?? ''}`);
  say(wrong.length === 0 ? 'audit: sound, no differences' : 'audit: DAMAGED');
  return wrong.length;
}

function inOneLine(error: unknown): unknown {
  if (error instanceof ForeignData || error instanceof SourceInUse) return new ConfigError(error.message);
  if (error instanceof EngineUnavailable)
    return new ConfigError(`${error.message}: run the same again, and it goes on where it stopped`);
  return error;
}
