/** Closes a switch: the compiler refuses it while a case is missing. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value ${JSON.stringify(value)}`);
}
