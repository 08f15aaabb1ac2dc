import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useOwner } from '../support/owner.ts';
import { ROSA } from '../support/people.ts';
import { describeEngines } from './describe-engines.ts';
import { partsOpened, picturesArrived } from './in-page.ts';
import { shoot } from './shots.ts';

const SHOP = 'https://shop.example/Care-Guide?item=7';
const TITLE = 'Rosa of the bakery';

const owner = useOwner(6);
let folder: string;
let pictures: readonly string[];
let pdf: string;
let used = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-files-'));
  const given = owner.given();
  const paths = [...given.pictures, given.pdf].map(({ name }) => join(folder, name));
  for (const [place, file] of [...given.pictures, given.pdf].entries())
    await writeFile(paths[place] ?? '', file.bytes);
  pdf = paths.pop() ?? '';
  pictures = paths;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describeEngines('an owner', (setting) => {
  it('signs in, saves a link, uploads files to a page, and sees it as a scanner does', async () => {
    const { codes, product } = owner.given();
    const code = codes[used++] ?? '';
    const rosa = await setting.visitor(product.url);
    await rosa.open('/login');
    await rosa.fill('Email', ROSA.email);
    await rosa.fill('Password', 'violets-are-blue');
    await rosa.press('button', 'Login');
    await rosa.sees(/wrong|incorrect|invalid/i);
    await rosa.isContent();
    await shoot(rosa, setting, 'sign-in-refused');
    await rosa.fill('Password', ROSA.password);
    await rosa.press('button', 'Login');
    await rosa.finds('heading', 'My QR Codes');
    await rosa.isContent();
    await shoot(rosa, setting, 'list');

    await rosa.open(`/edit/${code}`);
    await rosa.fill('Link', SHOP);
    await rosa.press('button', 'Save');
    await rosa.sees('QR code updated successfully');
    const { headers } = await fetch(`${product.url}/${code}`, { redirect: 'manual' });
    expect(headers.get('location')).toBe(SHOP);

    await rosa.open(`/edit/${code}`);
    await rosa.press('tab', 'Create Page');
    await rosa.reads(partsOpened, 'open');
    await rosa.fill('Name on the page', TITLE);
    await rosa.choose('Choose pictures', pictures);
    await rosa.choose('Choose documents', [pdf]);
    for (const path of [...pictures, pdf])
      await rosa.finds('button', `Remove ${path.slice(folder.length + 1)}`);
    await rosa.isContent();
    await shoot(rosa, setting, 'editor');
    await rosa.press('button', 'Save');
    await rosa.sees('QR code updated successfully');
    await rosa.isContent();

    const scanner = await setting.visitor(product.url);
    await scanner.open(`/${code}`);
    await scanner.finds('heading', TITLE);
    await scanner.reads(picturesArrived, '3 of 3');
    await scanner.isContent();
  });
});
