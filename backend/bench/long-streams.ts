import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generate, linkTo, signIn } from '../test/support/admin.ts';
import { startServer } from '../test/support/server.ts';
import { lengthen } from './long-streams/lengthen.ts';
import type { LoadOptions } from './measuring/load.ts';
import { measure, median, runLoad } from './measuring/measure.ts';

/**
 * `npm run bench:long-streams`: how much longer a scan takes while others ask for what was changed often, or change it: a
 * code, its batch, an account, a webhook, a bulk action. Each turn scans alone and beside the others. Exits with 1 above the
 * aim.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '16' },
    most: { type: 'string', default: '3' },
  },
});
const [events, rounds, seconds] = [Number(values.events), Number(values.rounds), Number(values.seconds)];
const connections = Number(values.connections);
const print = (text: string) => process.stdout.write(`${text}\n`);

/** A cookie that only has the name of the session. */
const FORGED = 'qlaim_session=forged';

const dataDir = await mkdtemp(join(tmpdir(), 'qlaim-long-streams-'));
let server = await startServer(dataDir);
try {
  const admin = await signIn(server.port);
  const [code = '', scanned = ''] = await generate(admin, server.port, 2);
  const link = 'https://example.com/scanned';
  await linkTo(admin, server.port, scanned, link);
  const memories = { title: 'Rosa', freeText: 'Baker of the town' };
  await admin.call(server.port, 'PATCH', `/barcode/${code}`, { type: 'memories', memories });
  const webhook = await addWebhook();
  await server.stop();
  const { batch, image, action } = await lengthen(dataDir, { code, webhook, events });
  server = await startServer(dataDir);

  const names = Array.from({ length: connections + 1 }, (_, index) =>
    JSON.stringify({ name: `new ${index}` }),
  );
  const rename = { method: 'PATCH', bodies: names };
  const calls: readonly (readonly [path: string, cookie?: string, more?: Partial<LoadOptions>])[] = [
    [`/claim/${code}`],
    [`/info/${code}`, FORGED],
    [`/image-videos/${code}`, FORGED],
    [`/barcode/qrcode/${code}/check`],
    [`/barcode/qrcode/${code}/private`],
    [`/files/${image}`],
    [`/${code}.vcf`],
    [`/barcode/${code}`, admin.cookie, rename],
    [`/info/${code}`, admin.cookie],
    [`/barcode/${code}/history`, admin.cookie],
    ['/user/sessions', admin.cookie],
    [`/admin-api/batches/${batch}`, admin.cookie],
    [`/admin-api/webhooks/${webhook}`, admin.cookie],
    [`/admin-api/webhooks/${webhook}/messages`, admin.cookie],
    [`/admin-api/bulk-actions/${action}/result`, admin.cookie],
  ];
  const scan = () => measure({ port: server.port, connections, seconds, paths: [`/${scanned}`] });
  print(
    `${events} events a stream; ratio of the median times of a scan, beside ${connections} others to alone`,
  );
  let worst = await besideAction();
  for (const [path, cookie, more] of calls) {
    const ratios: number[] = [];
    let answers = 0;
    for (let round = 0; round < rounds; round += 1) {
      const alone = await scan();
      const others = runLoad({
        port: server.port,
        connections,
        seconds: seconds * 1.5,
        paths: [path],
        cookie,
        ...more,
      });
      const beside = await scan();
      const { answered, refused } = await others;
      answers += answered + refused;
      ratios.push(beside.p50 / alone.p50);
    }
    const ratio = median(ratios);
    worst = Math.max(worst, ratio);
    const who = cookie === undefined ? 'stranger' : cookie === FORGED ? 'forged session' : 'admin';
    const where = path
      .replace(code, 'CODE')
      .replace(batch, 'BATCH')
      .replace(webhook, 'WEBHOOK')
      .replace(action, 'ACTION');
    const all = ratios.map((each) => each.toFixed(2)).join(' ');
    print(`${more?.method ?? 'GET'} ${where}, ${who}: ${ratio.toFixed(2)} (${all}), ${answers} answers`);
  }
  if (worst > Number(values.most)) process.exitCode = 1;

  /** Scans beside an action on ten times as many codes, and once it has ended. */
  async function besideAction(): Promise<number> {
    const turns = Array.from({ length: rounds });
    const during: number[] = [];
    for (const _turn of turns) during.push((await scan()).p50);
    const isStillOn = !(await hasEnded());
    while (!(await hasEnded())) await sleep(500);
    const after: number[] = [];
    for (const _turn of turns) after.push((await scan()).p50);
    const ratio = median(during) / median(after);
    print(
      `action on ${events * 10} codes: ${ratio.toFixed(2)}${isStillOn ? '' : ', ended before the scans'}`,
    );
    return ratio;
  }

  async function hasEnded(): Promise<boolean> {
    const answer = await admin.call(server.port, 'GET', `/admin-api/bulk-actions/${action}`).catch(String);
    return JSON.stringify(answer).includes('"finished"');
  }

  async function addWebhook(): Promise<string> {
    const body = { url: 'https://93.184.216.34/hook', description: 'orders', types: ['code.claimed'] };
    const answer = await admin.call(server.port, 'POST', '/admin-api/webhooks', body);
    const [id] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(JSON.stringify(answer)) ?? [];
    if (id === undefined) throw new Error('the answer names no webhook');
    return id;
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
