/** The input that is compared: the open tab, the name, and the fields of the content. */
interface Input {
  readonly tab: string;
  readonly name: string;
}

const content = ({ tab: _open, name: _name, ...rest }: Input) => JSON.stringify(rest);

/** Returns whether all content is as stored. Which tab is open does not matter. */
export const sameContent = (values: Input, stored: Input): boolean => content(values) === content(stored);

/** Returns whether a form holds input that is not saved. */
export const isUnsaved = (values: Input, stored: Input): boolean =>
  values.name !== stored.name || !sameContent(values, stored);
