import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { APPS } from './apps.mjs';
import { chooseTests, needsOf, needsOfOne, vitestCommand } from './choose-tests.mjs';
import { testFiles } from './test-files.mjs';

const DOMAIN = 'backend/src/domain/qr-code/claimability.spec.ts';
const JOURNEY = 'backend/test/journeys/scans/secure-code.spec.ts';
const ENGINES = 'backend/test/journeys/engines-1.int.spec.ts';
const BROWSER = 'e2e/main-job.e2e.ts';
const FOREIGN = 'backend/test/foreign/webhooks.spec.ts';
const IN_BROWSERS = 'e2e/engines/claim.journey.ts';
const NOTHING = { apps: [], browser: false, ffmpeg: false };

const choose = (/** @type {string[]} */ ...names) =>
  chooseTests(names, { noBrowser: false, nextNode: false });
const pathsOf = (/** @type {string[]} */ ...names) => choose(...names).files.map(({ path }) => path);
const needsOfNamed = (/** @type {string} */ name) => needsOf(choose(name).files);

describe('an argument', () => {
  it.each([DOMAIN, `./${DOMAIN}`, resolve(DOMAIN), 'claimability', 'qr-code/claimability.spec'])(
    'can be %s',
    (name) => {
      expect(pathsOf(name)).toEqual([DOMAIN]);
    },
  );

  it('can be a folder, with or without its last slash', () => {
    expect(pathsOf('backend/src/domain/qr-code')).toContain(DOMAIN);
    expect(pathsOf('backend/src/domain/qr-code/')).toEqual(pathsOf('backend/src/domain/qr-code'));
  });

  it('can stand beside others, and selects no test twice', () => {
    expect(pathsOf(DOMAIN, 'claimability', BROWSER)).toEqual([DOMAIN, BROWSER]);
  });

  it.each([
    ['backend/src/nowhere.spec.ts', 'backend/src/nowhere.spec.ts: no test has this in its path'],
    ['docs/decisions', 'docs/decisions: this folder has no tests'],
    ['README.md', 'README.md: this file is no test'],
    [
      'backend/src/domain/qr-code/claimability.ts',
      `backend/src/domain/qr-code/claimability.ts: this file is no test; the test beside it is ${DOMAIN}`,
    ],
  ])('that is %s is refused in clear words, even beside one that is right', (name, fault) => {
    expect(choose(DOMAIN, name)).toEqual({ files: [], leftOut: [], fault });
  });

  it.each([
    [FOREIGN, `not run here: npm run test:foreign -- ${FOREIGN}`],
    [IN_BROWSERS, `not run here: npm run test:browsers -- ${IN_BROWSERS}`],
  ])('that is %s is refused with the command that runs it', (name, fault) => {
    expect(choose(name)).toMatchObject({ files: [], fault });
    const beside = choose(name, DOMAIN);
    expect(beside).toMatchObject({ leftOut: [fault] });
    expect(beside.fault).toBeUndefined();
  });

  it('can leave out a test that an option leaves out', () => {
    expect(chooseTests([BROWSER], { noBrowser: true, nextNode: false })).toMatchObject({
      files: [],
      fault: `not run, because of --no-browser: ${BROWSER}`,
    });
    expect(chooseTests([ENGINES], { noBrowser: false, nextNode: true })).toMatchObject({
      files: [],
      fault: `not run, because of --next-node: ${ENGINES}`,
    });
  });
});

describe('what a test needs', () => {
  it.each([DOMAIN, 'web-user/src/App.spec.tsx', 'web-user/src/server/render.spec.tsx'])(
    'is nothing for %s',
    (name) => {
      expect(needsOfNamed(name)).toEqual(NOTHING);
    },
  );

  it('is the built apps that its source names', () => {
    expect(needsOfNamed(JOURNEY)).toEqual({ ...NOTHING, apps: ['web-public'] });
    expect(needsOfNamed('web-kit/vite/first-load.spec.ts')).toEqual({
      ...NOTHING,
      apps: ['web-user', 'web-admin', 'web-public'],
    });
    expect(needsOfOne('journeys', "const text = '// @built-apps web-public';")).toEqual(NOTHING);
  });

  it('is all apps, a browser and ffmpeg for a journey in a browser', () => {
    expect(needsOfNamed(BROWSER)).toEqual({ apps: APPS, browser: true, ffmpeg: true });
  });

  it('is ffmpeg for a suite of ffmpeg', () => {
    expect(needsOfNamed('backend/src/adapters/media/videos/convert.int.spec.ts')).toEqual({
      ...NOTHING,
      ffmpeg: true,
    });
  });

  it('names only apps that exist', () => {
    const named = testFiles().flatMap((file) => needsOf([file]).apps);
    expect(named).not.toEqual([]);
    expect(APPS).toEqual(expect.arrayContaining(named));
  });
});

describe('the command for vitest alone', () => {
  it('names each project once', () => {
    const { files } = choose(DOMAIN, 'backend/src/domain/qr-code', 'web-user/src/App.spec.tsx');
    expect(vitestCommand(files, [DOMAIN])).toMatch(
      /vitest\S* run --project=backend --project=apps backend\S+$/,
    );
  });
});
