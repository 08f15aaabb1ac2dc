/** What an operator types into a shell begins with one of these. */
const PROGRAMS = [
  'aws',
  'cp',
  'curl',
  'docker',
  'kafka-configs.sh',
  'kubectl',
  'mkdir',
  'mongodump',
  'mongorestore',
  'node',
  'npm',
  'openssl',
  'sqlite3',
];

/** An indented line, or a span of code; the lines of a block are commands whatever they begin with. */
const COMMANDS = new RegExp(`^ {4}(?<line>\\S.*)$|\`(?<span>(?:${PROGRAMS.join('|')}) [^\`]+)\``, 'gm');

/** Returns the commands of a page of the documentation, in the order in which they are written. */
export const commandsIn = (page: string): readonly string[] =>
  Array.from(page.matchAll(COMMANDS), ({ groups }) => groups?.['line'] ?? groups?.['span'] ?? '');
