import { useEffect, useState } from 'react';
import { useStore } from 'react-admin';

/** Where react-admin's table of codes keeps the columns that are hidden. */
const STORE_KEY = 'codes.datatable';
const STORAGE_KEY = 'qlaim.codes.hidden-columns';

/** Hidden until they are chosen. */
const HIDDEN = ['imageUploadDate', 'user'];

/** Returns the columns that are hidden at first. The browser remembers the admin's choice. */
export function useHiddenColumns(): string[] {
  const [first] = useState(remembered);
  const [hidden] = useStore<string[]>(STORE_KEY, first);
  useEffect(() => remember(hidden), [hidden]);
  return hidden;
}

/** A browser may refuse its storage, and anything may be stored there. */
function remembered(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '');
    return Array.isArray(stored) ? stored.map(String) : HIDDEN;
  } catch {
    return HIDDEN;
  }
}

function remember(hidden: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(hidden));
  } catch {
    // The choice then lasts until the page is left.
  }
}
