import { memoryStore, type Store } from 'react-admin';
import { z } from 'zod';
import { PREFERENCE_VALUES } from './preferences.ts';

/** The name in the store of the filters, the order and the page of the codes. */
const FILTERS = 'codes.listParams';

/** What the browser keeps of react-admin's store, and what each may hold. A browser may hold anything. */
const KEPT: Readonly<Record<string, z.ZodType>> = {
  ...PREFERENCE_VALUES,
  [FILTERS]: z.looseObject({}),
  'codes.views': z.array(z.unknown()),
};

const itemOf = (name: string) => `qlaim.${name}`;

/** Returns react-admin's store. The browser keeps what a person prefers, saved views, and the filters of the codes. */
export function keptStore(): Store {
  const memory = memoryStore(Object.fromEntries(Object.keys(KEPT).flatMap(remembered)));
  return {
    ...memory,
    setItem: (name, value) => {
      memory.setItem(name, value);
      if (name in KEPT) remember(name, value);
    },
  };
}

/** Removes the filters, which may hold what was searched for, because the person signs out. */
export function forgetFilters(): void {
  try {
    localStorage.removeItem(itemOf(FILTERS));
  } catch {
    // Nothing is stored.
  }
}

export const keepsFilters = (): boolean => remembered(FILTERS).length > 0;

/** A browser may refuse its storage. */
function remembered(name: string): [string, unknown][] {
  try {
    const read = KEPT[name]?.safeParse(JSON.parse(localStorage.getItem(itemOf(name)) ?? ''));
    return read?.success ? [[name, read.data]] : [];
  } catch {
    return [];
  }
}

function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(itemOf(name), JSON.stringify(value));
  } catch {
    // The choice then lasts until the page is left.
  }
}
