import type { SharedView } from './shared-view.ts';
import type { OwnView, SavedView } from './views.ts';

/** A view as a tab. `key` tells tabs apart: an own view may have the name of a shared one. */
export type ViewTab = { readonly key: string } & (
  | { readonly kind: 'usual'; readonly view: SavedView }
  | { readonly kind: 'shared'; readonly view: SharedView }
  | { readonly kind: 'own'; readonly view: OwnView }
);

interface Views {
  readonly usual: readonly SavedView[];
  /** Undefined until they are read. */
  readonly shared: readonly SharedView[] | undefined;
  readonly own: readonly OwnView[];
  /** Whether the shared ones are being read for the first time. */
  readonly waits: boolean;
}

/** Returns all views as tabs. A shared view stands for the own one that it was, which is back where it is shared no longer. */
export function tabsOf({ usual, shared = [], own, waits }: Views): readonly ViewTab[] {
  const ids = new Set(shared.map(({ id }) => id));
  const isStoodFor = ({ shared: id }: OwnView) => id !== undefined && (waits || ids.has(id));
  return [
    ...usual.map((view) => ({ kind: 'usual', key: `usual ${view.name}`, view }) as const),
    ...shared.map((view) => ({ kind: 'shared', key: view.id, view }) as const),
    ...own
      .filter((view) => !isStoodFor(view))
      .map((view) => ({ kind: 'own', key: `own ${view.shared ?? ''} ${view.name}`, view }) as const),
  ];
}

/** Returns the tab that was opened, of those whose codes are shown; else the last, because own ones come last. */
export function currentOf(
  tabs: readonly ViewTab[],
  opened: string | undefined,
  isShown: (view: SavedView) => boolean,
): ViewTab | undefined {
  const shown = tabs.filter(({ view }) => isShown(view));
  return shown.find(({ key }) => key === opened) ?? shown.at(-1);
}
