/**
 * Gives the memory of bytes back at once, which nobody may use any more. The collector waits until there are tens of
 * megabytes of it. Small bytes share their memory with others, and are left to it.
 */
export function free({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
