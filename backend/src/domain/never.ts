/** Makes a switch exhaustive: the compiler rejects the call while a case is missing. Always throws. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value ${JSON.stringify(value)}`);
}
