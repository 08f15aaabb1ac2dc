import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { excessWidth, named, shownWords } from './in-page.ts';
import type { Tab, Thing } from './tab.ts';

const SELECTORS = {
  button: 'button, [role="button"]',
  checkbox: 'input[type="checkbox"]',
  field: 'input, textarea, select',
  file: 'input[type="file"]',
  heading: 'h1, h2, h3',
  image: 'img',
  link: 'a[href]',
  menuitem: '[role="menuitem"]',
  radio: 'input[type="radio"]',
  tab: '[role="tab"]',
} as const;
type Kind = keyof typeof SELECTORS;

const TIMEOUT_MS = 30_000;
const PATIENCE = { timeout: TIMEOUT_MS };

/** A person in front of a browser: sees words, presses what has a name, fills in fields. */
export class Visitor {
  readonly tab: Tab;
  readonly #url: string;

  constructor(tab: Tab, url: string) {
    this.tab = tab;
    this.#url = url;
  }

  open(path: string): Promise<void> {
    return this.tab.open(`${this.#url}${path}`);
  }

  /** Waits until the page shows the words. */
  sees(words: string | RegExp): Promise<void> {
    return expect.poll(() => this.tab.read(shownWords), PATIENCE).toMatch(words);
  }

  seesNot(words: string): Promise<void> {
    return expect.poll(() => this.tab.read(shownWords), PATIENCE).not.toContain(words);
  }

  /** Waits until the page has the path and the query. */
  isAt(path: string): Promise<void> {
    const place = () => this.tab.read(() => location.pathname + location.search);
    return expect.poll(place, PATIENCE).toBe(path);
  }

  finds(kind: Kind, name: string): Promise<void> {
    return this.#do(kind, name, async () => undefined, '');
  }

  press(kind: Kind, name: string): Promise<void> {
    return this.#do(kind, name, (thing) => thing.click());
  }

  fill(label: string, text: string): Promise<void> {
    return this.#do('field', label, (thing) => thing.fill(text));
  }

  choose(label: string, paths: readonly string[]): Promise<void> {
    return this.#do('file', label, (thing) => thing.choose(paths), '');
  }

  /** Reads one thing until it is as expected. */
  reads(task: () => string, wanted: string): Promise<void> {
    return expect.poll(() => this.tab.read(task), PATIENCE).toBe(wanted);
  }

  /** Expects that the page fits the window, and that the browser had nothing to complain of. */
  async isContent(): Promise<void> {
    await this.reads(excessWidth, '0');
    expect(this.tab.complaints()).toEqual([]);
  }

  /** Acts as soon as the page has the thing and lets itself be acted on. */
  async #do(kind: Kind, name: string, act: (thing: Thing) => Promise<void>, reach = 'reach'): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
    let failure: unknown = 'none is within reach';
    while (Date.now() < end) {
      try {
        const thing = await this.tab.find(named, SELECTORS[kind], name, reach);
        if (thing) return await act(thing);
      } catch (error) {
        failure = error;
      }
      await sleep(100);
    }
    const words = await this.tab.read(shownWords);
    throw new Error(`The ${kind} "${name}" could not be used: ${failure}. The page says: ${words}`);
  }
}
