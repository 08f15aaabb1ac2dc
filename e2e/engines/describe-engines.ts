import { describePrograms } from '@qlaim/backend/testing/programs';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { startPuppeteer } from './puppeteer.ts';
import type { Engine } from './tab.ts';
import { Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? 'chromium';

const ENGINES = [
  { name: 'Chromium', programs: [CHROMIUM], start: () => startPuppeteer('chrome', CHROMIUM) },
  {
    name: 'Firefox',
    programs: ['firefox-esr'],
    start: () => startPuppeteer('firefox', '/usr/bin/firefox-esr'),
  },
  { name: 'WebKit', programs: ['WebKitWebDriver', 'Xvfb'], start: startWebkit },
] as const;

const WIDTHS = [390, 1280] as const;

export interface Setting {
  readonly engine: (typeof ENGINES)[number]['name'];
  readonly width: (typeof WIDTHS)[number];
  /** Opens a browser without a session. It is closed after the test. */
  visitor(url: string): Promise<Visitor>;
}

/** Defines a suite for each engine and width. An engine that this machine lacks is reported as missing. */
export function describeEngines(title: string, suite: (setting: Setting) => void): void {
  for (const { name, programs, start } of ENGINES)
    describePrograms(programs, `${title} (${name})`, () => {
      let engine: Engine;
      let opened: Visitor[] = [];
      beforeAll(async () => {
        engine = await start();
      });
      afterEach(async () => {
        for (const { tab } of opened) await tab.close();
        opened = [];
      });
      afterAll(() => engine?.close());

      describe.each(WIDTHS)('at %d px', (width) => {
        const visitor = async (url: string): Promise<Visitor> => {
          const visitor = new Visitor(await engine.open(width), url);
          opened.push(visitor);
          return visitor;
        };
        suite({ engine: name, width, visitor });
      });
    });
}
