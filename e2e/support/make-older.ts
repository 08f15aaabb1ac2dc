import type { Page } from 'playwright-core';
import {
  BROWSER_METHODS_AFTER_IOS_15,
  CALLS_AFTER_IOS_15,
  type Call,
  LATER_CALLS,
  METHODS_AFTER_IOS_15,
} from './later-calls.ts';

interface Missing {
  readonly calls: readonly Call[];
  readonly methods: readonly Call[];
}

/** What the oldest browsers of decision 63 lack: all but the sign-in needs Safari 16.4 or Chrome 111. */
export const SINCE_2023: Missing = { calls: LATER_CALLS, methods: [] };

/** What the oldest browsers of the sign-in lack. */
export const AFTER_IOS_15: Missing = {
  calls: [...LATER_CALLS, ...CALLS_AFTER_IOS_15],
  methods: [...METHODS_AFTER_IOS_15, ...BROWSER_METHODS_AFTER_IOS_15],
};

/** Takes from a page what older browsers lack. Returns the errors that nothing caught. */
export async function makeOlder(page: Page, missing: Missing): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(({ calls, methods }) => {
    const isObject = (value: unknown): value is object =>
      typeof value === 'function' || (typeof value === 'object' && value !== null);
    const take = (owner: unknown, name: string) => isObject(owner) && Reflect.deleteProperty(owner, name);
    for (const [owner, name] of calls) take(Reflect.get(globalThis, owner), name);
    for (const [owner, name] of methods) {
      const type: unknown = Reflect.get(globalThis, owner);
      if (isObject(type)) take(Reflect.get(type, 'prototype'), name);
    }
  }, missing);
  return errors;
}
