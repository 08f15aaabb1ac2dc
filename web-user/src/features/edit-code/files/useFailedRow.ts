import { type RefObject, useEffect, useRef } from 'react';
import type { Files } from './useFiles.ts';

/** Shows the first listed file that a save has found wrong, and focuses it. Returns false where there is none. */
function showFailedRow(within: ParentNode | null): boolean {
  const row = within?.querySelector<HTMLElement>('.qu-file[data-failed]');
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
  return row !== null && row !== undefined;
}

interface FailedRow {
  readonly list: RefObject<HTMLFieldSetElement | null>;
  /** Focused for a problem of the whole list. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Leads to the file that a save has found wrong: at once in this form, or on the page after a refused save. */
export function useFailedRow({ files, problemOf, focusBy }: Files): FailedRow {
  const list = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    focusBy({ focus: () => showFailedRow(list.current) || button.current?.focus() });
  }, [focusBy]);
  const failed = files.findIndex((_file, place) => problemOf(place) !== undefined);
  // Several lists of a page may have such files: each effect leads to the first of all.
  useEffect(() => {
    if (failed >= 0) showFailedRow(document);
  }, [failed]);
  return { list, button };
}
