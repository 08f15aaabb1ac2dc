/**
 * Prints a line of progress to stderr, which keeps a command's own output clean.
 * @param {string} text
 */
export function say(text) {
  process.stderr.write(`qlaim: ${text}\n`);
}

/**
 * Ends the process because of a fault that the reader can correct.
 * @param {string} text the fault and its remedy
 * @returns {never}
 */
export function stop(text) {
  say(text);
  process.exit(1);
}
