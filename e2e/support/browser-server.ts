import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly browser: string;
  }
}

/** One browser for all journeys, the Chromium that `npm test` found: starting it takes longer than many of them last. */
export default async function startBrowser({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('CHROMIUM_PATH names no browser; npm test finds or installs one');
  // What draws instead of a graphics card takes more than the drawing.
  const server = await chromium.launchServer({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  provide('browser', server.wsEndpoint());
  return () => server.close();
}
