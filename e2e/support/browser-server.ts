import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly browser: string;
  }
}

/** Starts one Chromium for all journeys, because starting it takes longer than many of them. */
export default async function startBrowser({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('CHROMIUM_PATH is empty; npm test finds or installs a browser');
  // Without a graphics card, emulating one costs more than drawing in software.
  // A page that the browser opens again by itself would get in the way of a journey that opens it.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-auto-reload'];
  const server = await chromium.launchServer({ executablePath, args });
  provide('browser', server.wsEndpoint());
  return () => server.close();
}
