import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, ROOT } from '../infra/files.ts';

/** What `git log --oneline` shows on a screen of 80 columns. */
const MOST_CHARACTERS = 72;
/** Older subjects stay as they are. */
const SINCE = '2026-11-24T18:40:00Z';

const tooLong = (subjects: readonly string[]): readonly string[] =>
  subjects.filter((subject) => subject.length > MOST_CHARACTERS);

it('measures a subject in characters', () => {
  expect(tooLong(['é'.repeat(72), 'e'.repeat(73)])).toEqual(['e'.repeat(73)]);
});

it.skipIf(!existsSync(inRoot('.git')))(
  `subjects of commits have at most ${MOST_CHARACTERS} characters`,
  () => {
    const log = ['log', '--format=%s', `--since-as-filter=${SINCE}`];
    const subjects = execFileSync('git', log, { cwd: ROOT, encoding: 'utf8' }).split('\n');
    expect(tooLong(subjects)).toEqual([]);
  },
);
