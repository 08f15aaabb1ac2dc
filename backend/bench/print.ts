import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openPrinting } from '../src/http/api/print/printing.ts';
import { codeOf } from './measuring/numbered-code.ts';

/**
 * `npm run bench:print`: the memory that sheets of many codes take, beyond that of a sheet with one code, which loads the
 * libraries. Linux only. Exits with 1 above the aim.
 */
const { values } = parseArgs({
  options: {
    codes: { type: 'string', default: '1000' },
    sheets: { type: 'string', default: '20' },
    most: { type: 'string', default: '60' },
  },
});
const [count, sheets] = [Number(values.codes), Number(values.sheets)];
const OPTIONS = { paper: 'a4', symbolSize: 25, shortCode: true, cropMarks: true, logo: 'mark' } as const;
const EVERY_MS = 5;

const megabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;
const printing = openPrinting();
const print = async (format: 'pdf' | 'svg', amount: number) => {
  const codes = Array.from({ length: amount }, (_none, index) => codeOf(index));
  const options = { ...OPTIONS, format };
  const printed = await printing.run({
    title: 'Bench',
    batch: '',
    publicUrl: 'https://qlaim.example',
    codes,
    addresses: {},
    options,
    logo: { type: 'mark' },
  });
  if (!printed.ok) throw new Error(printed.refusal.message);
};

for (const format of ['pdf', 'svg'] as const) await print(format, 1);
const before = megabytes();
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, megabytes());
}, EVERY_MS);
for (let sheet = 0; sheet < sheets; sheet += 1) await print(sheet % 2 === 0 ? 'pdf' : 'svg', count);
clearInterval(watch);
await printing.close();
const more = Math.round(peak - before);
process.stdout.write(
  `one code: ${Math.round(before)} MB; ${sheets} sheets of ${count} codes: at most ${more} MB more (aim: ${values.most})\n`,
);
if (more > Number(values.most)) process.exitCode = 1;
