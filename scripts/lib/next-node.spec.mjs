import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { LEFT_TO_THE_FLOOR } from './next-node.mjs';
import { testFiles } from './test-files.mjs';

const TESTS = testFiles();

/** @param {string} glob */
function alternativesOf(glob) {
  const {
    before = '',
    listed,
    after = '',
  } = /^(?<before>.*)\{(?<listed>.*)\}(?<after>.*)$/.exec(glob)?.groups ?? {};
  return listed === undefined ? [glob] : listed.split(',').map((one) => `${before}${one}${after}`);
}

it.each(LEFT_TO_THE_FLOOR.flatMap(alternativesOf))(
  '%s leaves out a test: a folder that is renamed would run again',
  (glob) => {
    expect(TESTS.filter(({ path }) => matchesGlob(path, glob))).not.toEqual([]);
  },
);
