import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Loaded where a browser is new enough; any other opens the file itself. */
const PDF_VIEWER = /[/\\]pdf/;

export interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

const read = (name: string): BuiltFile => ({ name, text: readFileSync(join(ROOT, name), 'utf8') });

/** Returns the files of the apps' builds whose names match. */
export const builtFiles = (pattern: string): readonly BuiltFile[] =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !PDF_VIEWER.test(file))
    .map(read);

/** What the entry of the owner's app loads for the other pages. The invitation's shares its file with the sign-in. */
const BEHIND_THE_SIGN_IN = /^((?!Invite)\w+Page|undo)-/;

const IMPORT = /(?:from|import\(?)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** Returns the scripts that the pages of the sign-in load, at once or later. */
export function signInScripts(): readonly BuiltFile[] {
  const assets = new Map(builtFiles('web-user/dist/assets/*.js').map((file) => [basename(file.name), file]));
  const loaded = new Map<string, BuiltFile>();
  const load = (name: string) => {
    const file = assets.get(name);
    if (file === undefined || loaded.has(name) || BEHIND_THE_SIGN_IN.test(name)) return;
    loaded.set(name, file);
    for (const [, imported = ''] of file.text.matchAll(IMPORT)) load(imported);
  };
  for (const page of ['login', 'register', 'reset']) {
    const html = read(`web-user/dist/${page}.html`).text;
    for (const [, name = ''] of html.matchAll(/\/assets\/([^"]+\.js)"/g)) load(name);
  }
  return [...loaded.values()];
}
