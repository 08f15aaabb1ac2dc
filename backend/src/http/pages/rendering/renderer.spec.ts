import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRODUCT_LOOK } from '../../../contract/domains/site-look.ts';
import type { Language } from '../../../contract/language.ts';
import { EngineUnavailable } from '../../../ports/errors.ts';
import { openRenderer } from './renderer.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-rendered-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const USER = {
  _id: '0199a3c0-7d1e-7abc-8def-0123456789ab',
  firstName: 'Rosa',
  lastName: 'Marin',
  email: 'rosa@example.com',
  role: 'user',
  provider: 'local',
  emailVerified: true,
} as const;

/** Builds an app from the text of its module. Returns the folder of the apps. */
async function build(name: string, renderPage: string): Promise<string> {
  const root = join(folder, name);
  const built = join(root, 'web-user', 'dist', '.server');
  await mkdir(built, { recursive: true });
  await writeFile(join(built, 'pages.mjs'), renderPage);
  return root;
}

it('renders a page without a user once for all who ask at the same time', async () => {
  const root = await build(
    'once',
    `let times = 0;
    export const renderPage = async () => ({ html: String((times += 1)), data: '{}' });`,
  );
  const { render, close } = openRenderer(root, 'user');
  const pages = await Promise.all(
    Array.from({ length: 200 }, () => render('/login', { user: null }, 'en', PRODUCT_LOOK)),
  );
  expect(new Set(pages.map((page) => page?.html))).toEqual(new Set(['1']));
  await close();
});

it('says that it is busy while many pages wait, and renders the later ones', async () => {
  const root = await build('busy', `export const renderPage = async () => ({ html: '', data: '{}' });`);
  const { render, close } = openRenderer(root, 'user');
  const ask = () => render('/', { user: USER }, 'en', PRODUCT_LOOK);
  const burst = await Promise.allSettled(Array.from({ length: 100 }, ask));
  const refused = burst.flatMap((page) => (page.status === 'rejected' ? [page.reason] : []));
  expect(refused.length).toBeGreaterThan(50);
  for (const reason of refused) expect(reason).toBeInstanceOf(EngineUnavailable);
  expect(await ask()).toEqual({ html: '', data: '{}' });
  await close();
});

it('renders nothing before the app is built, and then in a thread, a page without a user only once', async () => {
  const { render, close } = openRenderer(folder, 'user');
  expect(await render('/login', { user: null }, 'en', PRODUCT_LOOK)).toBeUndefined();
  const built = join(folder, 'web-user', 'dist', '.server');
  await mkdir(built, { recursive: true });
  await writeFile(
    join(built, 'pages.mjs'),
    `import { isMainThread } from 'node:worker_threads';
    let times = 0;
    export const renderPage = async (path, { user }, language) => {
      times += 1;
      return { html: [path, language, isMainThread, user?.email, times].join(' '), data: '{}' };
    };`,
  );
  const html = async (
    path: string,
    user: typeof USER | null,
    language: Language = 'en',
    look = PRODUCT_LOOK,
  ) => (await render(path, { user }, language, look))?.html;
  expect(await html('/login', null)).toBe('/login en false  1');
  expect(await html('/login', null, 'de')).toBe('/login de false  2');
  expect(await html('/login', null)).toBe('/login en false  1');
  expect(await html('/', USER)).toBe('/ en false rosa@example.com 3');
  expect(await html('/', USER)).toBe('/ en false rosa@example.com 4');
  expect(await html('/login', null, 'en', { ...PRODUCT_LOOK, name: 'Wool' })).toBe('/login en false  5');
  await close();
  expect(await html('/', USER)).toBeUndefined();
});
