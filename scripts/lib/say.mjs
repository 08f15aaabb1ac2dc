/**
 * One line of progress, on stderr so that a command's own output stays clean.
 * @param {string} text
 */
export function say(text) {
  process.stderr.write(`qlaim: ${text}\n`);
}

/**
 * Ends the process because of something the reader can put right.
 * @param {string} text what is wrong and what to do
 * @returns {never}
 */
export function stop(text) {
  say(text);
  process.exit(1);
}
