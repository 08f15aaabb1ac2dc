import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateBatch } from '../../../commands/codes/generate-batch.ts';
import { handle } from '../../../commands/handle.ts';
import { PRODUCT_LOOK, type SiteLook } from '../../../contract/domains/site-look.ts';
import { LANGUAGES } from '../../../contract/language.ts';
import type { QrCodeCommand } from '../../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { decode } from './encodings.ts';
import { PageCache, type SharedAnswer } from './page-cache.ts';
import type { PageName } from './page-key.ts';
import { preparePage } from './prepared-page.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const BY = { id: 'root', role: 'admin' } as const;
const PREPARED = { widths: [480], colour: '#aabbcc' };
const logger = pino({ level: 'silent' });
const [FIRST, SECOND] = ['codes.example.org', 'codes.example.de'];
let look: SiteLook = PRODUCT_LOOK;
const SITES = { at: () => ({ look }) };

const saved = (link: string): QrCodeCommand => ({
  type: 'save',
  by: BY,
  content: { infoType: 'link', link: `https://example.com/${link}` },
});

describe('the cache of pages', () => {
  let fixture: Fixture;
  let code: string;
  let other: string;
  let pages: PageCache;

  beforeEach(async () => {
    fixture = await openFixture();
    const batch = await generateBatch(fixture, ADMIN, 2);
    [code = '', other = ''] = batch.ok ? batch.value.codes : [];
    await change(saved('first'));
    pages = new PageCache({ log: fixture.log, logger, sites: SITES });
  });
  afterEach(() => fixture.close());

  const change = async (command: QrCodeCommand, of = code) => {
    const handled = await handle(fixture, QR_CODE, ADMIN, of, command);
    if (!handled.ok) throw new Error(`refused: ${handled.refusal.code}`);
  };
  const named = (more: Partial<PageName> = {}): PageName => ({
    domain: FIRST,
    code,
    kind: 'info',
    language: 'en',
    ...more,
  });
  const page = async (html: string): Promise<SharedAnswer> => ({
    kind: 'page',
    page: await preparePage(html, { Vary: 'Cookie' }),
  });
  /** Reads a page that shows how many events its code has. */
  const read = vi.fn(async (name: PageName) => {
    const { revision } = await fixture.log.load(QR_CODE, name.code);
    return page(`after event ${revision} `.repeat(50));
  });
  const open = (name = named()) => pages.load(name, PRODUCT_LOOK, () => read(name));

  it('keeps a page for each domain, and drops all when the code changes', async () => {
    read.mockClear();
    const second = named({ domain: SECOND });
    for (const name of [named(), second, named(), second]) await open(name);
    expect(read).toHaveBeenCalledTimes(2);
    await change(saved('second'));
    for (const name of [named(), second]) await open(name);
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('keeps no page in a look that its domain has no more', async () => {
    read.mockClear();
    look = { ...PRODUCT_LOOK, name: 'Wool' };
    await open();
    look = PRODUCT_LOOK;
    await open();
    await open();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads a page once', async () => {
    read.mockClear();
    const first = await open();
    expect(await open()).toEqual(first);
    expect(read).toHaveBeenCalledTimes(1);
    expect(pages.figures).toMatchObject({ hits: 1, misses: 1 });
  });

  it.each<[string, QrCodeCommand]>([
    ['saved', saved('second')],
    ['named', { type: 'save', by: BY, name: 'A mug' }],
    ['cleared', { type: 'clearContent', by: BY }],
    ['disabled', { type: 'disable' }],
    ['restricted', { type: 'restrict' }],
    ['reset', { type: 'reset' }],
    ['deleted', { type: 'delete' }],
    ['prepared', { type: 'recordPrepared', key: 'codes/a/b/original.jpg', prepared: PREPARED }],
  ])('forgets all pages of a code that was %s, and no others', async (_what, command) => {
    const variants = (['info', 'image-videos'] as const).flatMap((kind) =>
      LANGUAGES.map((language) => named({ kind, language })),
    );
    for (const name of variants) await open(name);
    await open(named({ code: other }));
    await change(command);
    for (const name of variants) expect(pages.get(name)).toBeUndefined();
    expect(pages.get(named({ code: other }))).toBeDefined();
  });

  it('does not keep a page that an event overtook, nor give it to later visitors', async () => {
    let release = (_answer: SharedAnswer): void => undefined;
    const slow = new Promise<SharedAnswer>((resolve) => {
      release = resolve;
    });
    const early = pages.load(named(), PRODUCT_LOOK, () => slow);
    await change(saved('second'));
    const later = await open();
    release(await page('old'));
    await early;
    expect(later).not.toEqual(await early);
    expect(later.kind === 'page' && pages.get(named())).toBe(later.kind === 'page' && later.page);
  });

  it('reads once for visitors who come together', async () => {
    read.mockClear();
    await Promise.all([open(), open(), open()]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads again after a failure, and where the code leads elsewhere', async () => {
    await expect(pages.load(named(), PRODUCT_LOOK, () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect(await pages.load(named(), PRODUCT_LOOK, async () => ({ kind: 'not-built' }))).toEqual({
      kind: 'not-built',
    });
    expect(pages.get(named())).toBeUndefined();
    expect((await open()).kind).toBe('page');
  });

  it('forgets everything when events may have been missed', async () => {
    await open();
    pages.forgetAll();
    expect(pages.get(named())).toBeUndefined();
    expect(pages.figures.bytes).toBe(0);
  });

  it('takes no more memory than it may, and keeps what was used last', async () => {
    const room = Math.floor((await preparePage('x', {})).bytes * 2.5);
    pages = new PageCache({ log: fixture.log, logger, sites: SITES }, room);
    const small = (language: PageName['language']) =>
      pages.load(named({ language }), PRODUCT_LOOK, async () => ({
        kind: 'page',
        page: await preparePage('x', {}),
      }));
    await small('en');
    await small('de');
    await small('en');
    await small('fr');
    expect(pages.get(named({ language: 'en' }))).toBeDefined();
    expect(pages.get(named({ language: 'de' }))).toBeUndefined();
    expect(pages.figures.bytes).toBeLessThanOrEqual(room);
  });

  it('compresses a page best when it is asked for again', async () => {
    await open();
    const quick = pages.get(named());
    if (!quick) throw new Error('the page is not cached');
    expect(quick.best).toBe(false);
    await vi.waitFor(() => expect(pages.get(named())?.best).toBe(true));
    const best = pages.get(named());
    expect(best?.encoded.br.length).toBeLessThanOrEqual(quick.encoded.br.length);
    expect(best && (await decode(best.encoded))).toEqual(await decode(quick.encoded));
    expect(best?.headers.identity).toEqual(quick.headers.identity);
  });

  it('does not bring back a page that an event removed while it was compressed', async () => {
    await open();
    expect(pages.get(named())).toBeDefined();
    await change(saved('second'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(pages.get(named())).toBeUndefined();
  });
});
