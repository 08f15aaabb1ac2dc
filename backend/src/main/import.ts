import { createReadStream } from 'node:fs';
import { access, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pino } from 'pino';
import { failuresCsv } from '../commands/imports/failures-csv.ts';
import { judgeFile } from '../commands/imports/judge-file.ts';
import { vaultStanding } from '../commands/name-vault.ts';
import { ERRORS } from '../contract/errors.ts';
import { IMPORT_FAULTS } from '../contract/imports/faults.ts';
import { IMPORT_MESSAGES } from '../contract/imports/messages.ts';
import type { ImportReport } from '../contract/imports/schemas.ts';
import type { Refusal } from '../contract/result.ts';
import { isOwnApi } from '../http/edge/own-api.ts';
import { importFile } from '../operations/import/import-file.ts';
import { codesInUse } from '../read-models/codes/presence.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import { assertVault } from './assert-vault.ts';
import { type ImportArguments, readArguments } from './import/arguments.ts';
import { openPorts, type Ports } from './ports.ts';
import { runProgram } from './program.ts';
import { ConfigError, readConfig } from './settings/config.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const logger = pino({ level: 'warn' });

/** `npm run import`: takes codes over that were printed elsewhere. */
await runProgram(async () => {
  const order = readArguments(process.argv.slice(2));
  await access(order.file).catch((error: unknown) => {
    throw new ConfigError(`${order.file} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  const config = readConfig(process.env);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const ports = await openPorts(config, url, logger);
  try {
    assertVault(await vaultStanding(ports));
    await ports.store.prepare(PROJECTIONS.map(({ definition }) => definition));
    const own = new Set([new URL(url).hostname, ...(config.tls?.domains ?? []), ...config.proxiedDomains]);
    return await run(ports, (hostname) => own.has(hostname), order);
  } finally {
    await ports.close();
  }
});

async function run(
  ports: Ports,
  isOurs: (hostname: string) => boolean,
  order: ImportArguments,
): Promise<number> {
  const { columns, claimable } = order;
  const rules = {
    now: ports.clock.now().getTime(),
    mayLeadTo: (link: string) => !isOwnApi(link, isOurs),
  };
  const file = createReadStream(order.file);
  if (order.dryRun) {
    const inUse = (codes: readonly string[]) => codesInUse(ports.store, codes);
    const judged = await judgeFile(file, { rules, columns, inUse });
    if (!judged.ok) return refused(judged.refusal);
    const { short, address } = judged.value.columns;
    if (short === undefined && address === undefined)
      return refused({ code: 'invalid_input', message: IMPORT_MESSAGES.noColumn });
    tell(judged.value);
    say(IMPORT_MESSAGES.checked);
    return 0;
  }
  const done = await importFile(ports, { name: basename(order.file), file, columns, claimable, rules });
  if (!done.ok) return refused(done.refusal);
  const { report, imported, failures } = done.value;
  tell(report);
  if (report.valid === 0) return refused({ code: 'invalid_input', message: IMPORT_MESSAGES.nothing });
  say(`imported: ${imported}; in use before: ${report.valid - imported}`);
  if (order.failures !== undefined && failures) await writeFile(order.failures, await failuresCsv(failures));
  return 0;
}

function tell({ source, columns, rows, valid, faulty, faults }: ImportReport): void {
  const read = Object.entries(columns).map(([field, column]) => `${field}=${column}`);
  say(`file of: ${source}; columns: ${read.join(', ')}`);
  say(`rows: ${rows}; valid: ${valid}; faulty: ${faulty}`);
  for (const { line, code, fault } of faults) say(`line ${line}: ${IMPORT_FAULTS[fault]} (${code})`);
}

function refused({ code, message, issues = [] }: Refusal): number {
  say([message ?? ERRORS[code].message, ...issues.map(({ path }) => path)].join(': '));
  return 1;
}
