import { existsSync, readdirSync, statSync } from 'node:fs';
import { isAbsolute, matchesGlob, relative } from 'node:path';
import config from '../../vitest.config.ts';
import { inRoot, ROOT } from './paths.mjs';

/** @typedef {{ path: string, project: string }} TestFile */

const FOLDERS = ['backend', 'e2e', 'scripts', 'web-admin', 'web-kit', 'web-public', 'web-user'];
const TEST = /\.(spec|e2e|journey)\.[cm]?tsx?$|\.spec\.mjs$/;

const PROJECTS = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? (project.test ?? []) : [],
);

/**
 * Returns the test files of the repository.
 * @returns {TestFile[]}
 */
export function testFiles() {
  return FOLDERS.flatMap((folder) => filesIn(folder)).flatMap((path) => {
    const project = projectOf(path);
    return project === undefined ? [] : [{ path, project }];
  });
}

/**
 * Returns the project of `vitest.config.ts` that runs a file.
 * @param {string} path
 */
export function projectOf(path) {
  const matches = (/** @type {string[] | undefined} */ globs) =>
    globs?.some((glob) => matchesGlob(path, glob));
  const project = PROJECTS.find(({ include, exclude }) => matches(include) && !matches(exclude));
  return project?.name === undefined ? undefined : String(project.name);
}

/**
 * Returns the files that an argument names: a file, a folder, or a part of the paths.
 * @param {readonly TestFile[]} files
 * @param {string} argument
 * @returns {TestFile[]} empty where it names none
 */
export function filesNamed(files, argument) {
  const path = pathOf(argument);
  const exact = files.filter((file) => file.path === path);
  if (exact.length > 0) return exact;
  if (existsSync(inRoot(path)))
    return statSync(inRoot(path)).isDirectory()
      ? files.filter((file) => path === '' || file.path.startsWith(`${path}/`))
      : [];
  return files.filter((file) => file.path.includes(path));
}

/**
 * Says why an argument names no test.
 * @param {readonly TestFile[]} files
 * @param {string} argument
 */
export function noTestNamed(files, argument) {
  const path = pathOf(argument);
  if (!existsSync(inRoot(path))) return `${argument}: no test has this in its path`;
  if (statSync(inRoot(path)).isDirectory()) return `${argument}: this folder has no tests`;
  const stem = path.replace(/\.\w+$/, '');
  const beside = files.filter((file) => file.path.startsWith(`${stem}.`)).map((file) => file.path);
  return [`${argument}: this file is no test`, ...beside.map((test) => `the test beside it is ${test}`)].join(
    '; ',
  );
}

/** @param {string} argument */
function pathOf(argument) {
  const path = isAbsolute(argument) ? relative(ROOT, argument) : argument;
  return path
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+|\/+$/g, '')
    .replace(/^\.$/, '');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path);
    return TEST.test(entry.name) ? [path] : [];
  });
}
