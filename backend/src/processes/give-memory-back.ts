/**
 * Collects what a burst of work has left in this thread, and gives its memory to the system, where Node was started with `--expose-gc`.
 * A thread that has little to do afterwards would keep it for hours. A regular collection frees pages for V8 alone, which keeps them for
 * its next objects; a last resort returns them, and takes two collections.
 */
export async function giveMemoryBack(): Promise<void> {
  await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
