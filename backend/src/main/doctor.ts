import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { examine } from './doctor/examine.ts';
import { linesOf } from './doctor/finding.ts';
import { world } from './doctor/world.ts';
import { runProgram } from './program.ts';
import { withDomains } from './settings/tls.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run doctor [-- --mail ADDRESS --domain NAME]`: says what is wrong with the installation, and how to mend it. It changes nothing. */
await runProgram(async () => {
  const { values } = parseArgs({
    options: { mail: { type: 'string' }, domain: { type: 'string', multiple: true } },
  });
  const variables = withDomains(process.env, values.domain);
  const logger = pino({ level: 'silent' });
  const findings = await examine({ variables, world, logger, mailTo: values.mail });
  for (const finding of findings) for (const line of linesOf(finding)) say(line);
  const faults = findings.filter(({ kind }) => kind === 'fault').length;
  say(faults === 0 ? 'nothing is wrong' : `${faults} ${faults === 1 ? 'fault' : 'faults'}`);
  return faults === 0 ? 0 : 1;
});
