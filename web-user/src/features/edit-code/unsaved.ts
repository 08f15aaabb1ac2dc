import type { EditValues } from './edit-values.ts';

const content = ({ tab: _open, name: _name, ...rest }: EditValues) => JSON.stringify(rest);

/** Returns whether all content is as stored. Which tab is open does not matter. */
export const sameContent = (values: EditValues, stored: EditValues): boolean =>
  content(values) === content(stored);

/** Returns whether a form holds input that is not saved. */
export const isUnsaved = (values: EditValues, stored: EditValues): boolean =>
  values.name !== stored.name || !sameContent(values, stored);
