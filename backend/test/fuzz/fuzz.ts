import { parseArgs } from 'node:util';
import { findingsIn } from './limits.ts';
import { fuzz } from './run.ts';

/**
 * `npm run test:fuzz` sends 100,000 requests: calls made from the schemas of the routes, visits, and raw noise. The exit
 * code is 0 when none gets a status from 500, no error is logged, and descriptors and memory do not grow.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const requests = Number(values.requests);
process.stdout.write(`${requests} requests of seed ${seed}\n`);
const report = await fuzz(requests, seed);
const findings = findingsIn(report);
const { before, after } = report;
for (const finding of findings) process.stdout.write(`${finding}\n`);
process.stdout.write(`descriptors ${before.descriptors} to ${after.descriptors}, `);
process.stdout.write(`heap ${before.heapBytes} to ${after.heapBytes} bytes, ${findings.length} findings\n`);
process.exit(findings.length === 0 ? 0 : 1);
