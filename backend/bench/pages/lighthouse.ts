import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { z } from 'zod';
import { median } from '../measuring/measure.ts';
import { fetchRaw } from './fetch-raw.ts';

/** What a visitor with a phone and slow 4G gets. Times are in milliseconds, sizes in bytes after gzip, scores in percent. */
export interface Audited {
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly script: number;
  readonly html: number;
  /** The audits of both scores that found something. */
  readonly findings: readonly string[];
}

const Requests = z.array(z.looseObject({ url: z.string(), resourceType: z.string().optional() }));

const startChromium = (): Promise<LaunchedChrome> =>
  launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    logLevel: 'silent',
  });

/** Audits a page several times with Lighthouse's mobile preset, and returns the medians. */
export async function audit(address: string, runs: number): Promise<Audited> {
  const all: Audited[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chromium = await startChromium();
    try {
      all.push(await auditOnce(address, chromium.port));
    } finally {
      chromium.kill();
    }
  }
  const middle = (of: (audited: Audited) => number) => median(all.map(of));
  return {
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    script: middle(({ script }) => script),
    html: middle(({ html }) => html),
    findings: [...new Set(all.flatMap(({ findings }) => findings))],
  };
}

async function auditOnce(address: string, port: number): Promise<Audited> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices'];
  const result = await lighthouse(address, { port, onlyCategories, logLevel: 'silent' });
  if (!result) throw new Error('Lighthouse returned nothing');
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const score = (name: string) => (categories[name]?.score ?? Number.NaN) * 100;
  const details = audits['network-requests']?.details;
  const requests = Requests.parse(details?.type === 'table' ? details.items : []);
  const sizes = await Promise.all(
    requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .map(async ({ url }) => (await fetchRaw(url, 'gzip')).body.length),
  );
  const findings = ['accessibility', 'best-practices'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  );
  return {
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    script: sizes.reduce((sum, size) => sum + size, 0),
    html: (await fetchRaw(address, 'gzip')).body.length,
    findings,
  };
}
