/** How the list of codes is shown. */
export type CodeView = 'cards' | 'table';

/** Below the resource's own path. */
export const TABLE_PATH = 'table';

/** The address of a view, below `/admin`. */
export const pathOf = (view: CodeView): string => (view === 'cards' ? '/' : `/codes/${TABLE_PATH}`);
