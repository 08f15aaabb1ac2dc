/** The symbol of a code does not give its text. */
export class Unreadable extends Error {
  /** The place of the code among those of the file. */
  readonly index: number;

  constructor(index: number) {
    super(`the symbol ${index} of a file could not be read`);
    this.index = index;
  }
}
