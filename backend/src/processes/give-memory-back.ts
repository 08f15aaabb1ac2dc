/**
 * Collects what a burst of work has left in this thread, and gives its memory to the system, where Node was started with `--expose-gc`.
 * A thread that has little to do afterwards would keep it for hours.
 */
export async function giveMemoryBack(): Promise<void> {
  await globalThis.gc?.({ type: 'major', execution: 'async' });
}
