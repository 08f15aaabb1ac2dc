import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { LANGUAGE_COOKIE } from '../../../src/contract/language.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { EXPORT_PATH } from '../../../src/http/api/audit/serve-export.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { SOON } from '../harness/soon.ts';

const run = promisify(execFile);
const PROGRAM = resolve(import.meta.dirname, '../../../src/main/verify-export.ts');

/** Runs `npm run verify-export` on a text, without the settings and data of the product. */
async function verifyExport(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-export-'));
  try {
    const file = join(folder, 'events.ndjson');
    await writeFile(file, text);
    const ended = await run(process.execPath, [PROGRAM, file], { cwd: folder, env: {} }).catch(
      (error) => error,
    );
    return String(ended.stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

onEveryComposition('the audit', (given) => {
  /** Reads pages until the filter has no older events. */
  async function eventsOf({ browser }: Person, filter: Readonly<Record<string, string>>) {
    const found = [];
    for (let before: string | undefined; ; ) {
      const query = { ...filter, limit: '3', ...(before === undefined ? {} : { before }) };
      const { entries, next } = await browser.call(ROUTES.adminEvents, { query });
      expect(entries.length).toBeLessThanOrEqual(3);
      found.push(...entries);
      if (next === null) return found;
      before = next;
    }
  }
  /** The newest alone: the log of many journeys is long. */
  const newest = async ({ browser }: Person, filter: Readonly<Record<string, string>>) =>
    (await browser.call(ROUTES.adminEvents, { query: { ...filter, limit: 6 } })).entries;
  const kinds = (events: Awaited<ReturnType<typeof eventsOf>>) => events.map(({ type }) => type);

  it('tells what happened to a code, the newest first, and who did it', async () => {
    const [admin, owner] = [await given.admin(), await given.signUp()];
    const code = await given.linkedCodeOf(owner, 'https://example.com/then');
    const events = await eventsOf(admin, { code });
    expect(kinds(events)).toEqual(['ContentSaved', 'CodeClaimed', 'CodeApproved', 'CodeGenerated']);
    expect(events[0]).toMatchObject({
      words: 'The content was saved: a link.',
      by: { kind: 'user', id: owner.user._id, name: 'Ada Buyer' },
      code,
    });
    expect(kinds(await eventsOf(admin, { code, type: 'CodeClaimed' }))).toEqual(['CodeClaimed']);
  });

  it('tells the events in the language that the reader chose', async () => {
    const { browser } = await given.admin();
    const told = async (language: string) => {
      const cookie = `${browser.cookies}; ${LANGUAGE_COOKIE}=${language}`;
      const path = `${ROUTES.adminEvents.path}?type=AccountRegistered&limit=1`;
      const response = await browser.fetch(path, { headers: { cookie } });
      const { entries } = ROUTES.adminEvents.answer.parse(await response.json());
      return [response.headers.get('content-language'), entries[0]?.words];
    };
    expect(await told('en')).toEqual(['en', 'The account was made.']);
    expect(await told('de')).toEqual(['de', 'Das Konto wurde angelegt.']);
    expect(await told('ar')).toEqual(['ar', 'أُنشئ الحساب.']);
  });

  it('tells what a person did, and what was done to them', async () => {
    const [admin, owner] = [await given.admin(), await given.signUp()];
    const code = await given.codeOf(owner);
    const { _id: person } = owner.user;
    const from = new Date(Date.now() - 3_600_000).toISOString();
    const events = await eventsOf(admin, { person, from });
    expect(events.at(0)).toMatchObject({ type: 'CodeClaimed', code });
    const made = events.find(({ type }) => type === 'AccountRegistered');
    expect(made?.person).toEqual({ id: person, name: 'Ada Buyer' });
    expect(await eventsOf(admin, { person, to: from })).toEqual([]);
    // By the e-mail, and by the name, which others may have, too.
    expect(await eventsOf(admin, { person: owner.email.toUpperCase(), from })).toEqual(events);
    const ids = (await eventsOf(admin, { person: 'ada buy', from })).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(events.map(({ id }) => id)));
    expect(await eventsOf(admin, { person: 'nobody@example.com' })).toEqual([]);
  });

  it('leaves out what the system did by itself, on request', async () => {
    const [admin, owner] = [await given.admin(), await given.signUp()];
    const { _id: person } = owner.user;
    await owner.browser.call(ROUTES.requestPasswordReset, { body: { email: owner.email } });
    const all = await eventsOf(admin, { person });
    const byPeople = all.filter(({ by }) => by.kind !== 'system');
    expect([byPeople.length > 0, byPeople.length < all.length]).toEqual([true, true]);
    expect(await eventsOf(admin, { person, by: 'people' })).toEqual(byPeople);
  });

  it('answers at once that no person records scans', async () => {
    const { browser } = await given.admin();
    for (const type of ['ScansRecorded', 'ScansSuppressed', 'Unheard'])
      expect(await browser.call(ROUTES.adminEvents, { query: { type, by: 'people' } })).toEqual({
        entries: [],
        next: null,
      });
  });

  it('folds what was done code after code, and lists it after the cursor', async () => {
    const admin = await given.admin();
    await given.generate(4);
    const made = async () => kinds(await newest(admin, {})).indexOf('BatchExpanded');
    await expect.poll(made, SOON).toBe(0);
    const [, head, cause] = await newest(admin, { fold: 'runs' });
    expect([head?.type, head?.folded]).toEqual(['CodeGenerated', { count: 3, types: ['CodeGenerated'] }]);
    expect([cause?.type, cause?.folded]).toEqual(['BatchGenerated', null]);
    const query = { before: head?.cursor ?? '', limit: 4 };
    const { entries } = await admin.browser.call(ROUTES.adminEvents, { query });
    expect(kinds(entries)).toEqual([...Array<string>(3).fill('CodeGenerated'), 'BatchGenerated']);
    // Of one type nothing is folded.
    const codes = await newest(admin, { type: 'CodeGenerated', fold: 'runs' });
    expect(codes.filter(({ folded }) => folded !== null)).toEqual([]);
  });

  it('names the batch of what happened to it, and of the codes that it made', async () => {
    const admin = await given.admin();
    const body = { amount: 1, name: 'Guitars' };
    const { batchId: id } = await admin.browser.call(ROUTES.generateCodes, { body });
    const batchOf = async (type: string) => (await newest(admin, { type })).at(0)?.batch;
    for (const type of ['BatchNamed', 'BatchGenerated', 'CodeGenerated'])
      await expect
        .poll(() => batchOf(type), SOON)
        .toEqual({ id, name: 'Guitars', createdAt: expect.any(String) });
  });

  it('tells name and content before and after a change, as the reader may see them', async () => {
    const [admin, owner] = [await given.admin(), await given.signUp()];
    const code = await given.linkedCodeOf(owner, 'https://example.com/then');
    const params = { id: code };
    await owner.browser.call(ROUTES.updateCode, {
      params,
      body: { type: 'link', link: 'https://example.com/now' },
    });
    await owner.browser.call(ROUTES.updateCode, { params, body: { name: 'Blue bag' } });
    const [named, saved, first] = await eventsOf(admin, { code });
    expect(named?.contents).toMatchObject({ before: { name: null }, after: { name: 'Blue bag' } });
    expect(saved?.contents).toMatchObject({
      before: { storedInfo: { link: 'https://example.com/then' }, available: true },
      after: { storedInfo: { link: 'https://example.com/now' }, available: true },
    });
    expect(first?.contents?.before.storedInfo).toBeNull();
    expect((await eventsOf(admin, { code, type: 'CodeClaimed' })).at(0)?.contents).toBeNull();
    const [masked] = await eventsOf(await given.auditor(), { code });
    expect(masked?.contents?.after.name).toBe('B•••');
    const body = { userId: (await given.signUp()).user._id, keep: false };
    await admin.browser.call(ROUTES.handOverCode, { params, body });
    const [handed] = await eventsOf(admin, { code, type: 'CodeHandedOver' });
    expect(handed?.contents).toMatchObject({ before: { name: 'Blue bag' }, after: { name: null } });
  });

  it('is not searched by names for an auditor without sight, who may name an id', async () => {
    const { browser, user } = await given.auditor();
    const status = async (person: string) =>
      (await browser.fetch(`/admin-api/events?${new URLSearchParams({ person })}`)).status;
    expect([await status('ada'), await status(user._id)]).toEqual([403, 200]);
  });

  it('masks names for an auditor without sight', async () => {
    const owner = await given.signUp();
    const code = await given.codeOf(owner);
    const [claimed] = await eventsOf(await given.auditor(), { code });
    expect(claimed?.by.name).toBe('A••• B•••');
    const [seen] = await eventsOf(await given.auditor(true), { code });
    expect(seen?.by.name).toBe('Ada Buyer');
  });

  it('shows a code as it was, beside now', async () => {
    const [admin, owner] = [await given.admin(), await given.signUp()];
    const code = await given.linkedCodeOf(owner, 'https://example.com/then');
    const [saved] = await eventsOf(admin, { code, type: 'ContentSaved' });
    const body = { type: 'link' as const, link: 'https://example.com/now' };
    await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body });
    const at = (time: string) =>
      admin.browser.call(ROUTES.adminCodeAt, { params: { id: code }, query: { time } });
    expect(await at(saved?.at ?? '')).toMatchObject({
      past: { storedInfo: { link: 'https://example.com/then' } },
      present: { storedInfo: { link: 'https://example.com/now' } },
    });
    expect((await at('2020-01-01T00:00:00Z')).past).toBeNull();
  });

  it('refuses a page that it never gave', async () => {
    const { browser } = await given.admin();
    const answer = await browser.fetch('/admin-api/events?before=nowhere');
    expect(answer.status).toBe(400);
  });

  it('exports the log to admins and auditors alone, with personal fields sealed', async () => {
    const owner = await given.signUp();
    const [user, auditor] = [
      await owner.browser.fetch(EXPORT_PATH),
      await (await given.auditor()).browser.fetch(EXPORT_PATH),
    ];
    expect((await given.browser().fetch(EXPORT_PATH)).status).toBe(401);
    expect(user.status).toBe(403);
    expect(auditor.status).toBe(200);
    const text = await auditor.text();
    expect(text).toContain(`account-${owner.user._id}`);
    expect(text).not.toContain(owner.email);
  });

  it('exports a chain, of which verify-export names the first bad line', async () => {
    await given.newCode();
    const { browser } = await given.admin();
    const text = await (await browser.fetch(EXPORT_PATH)).text();
    const lines = text.trimEnd().split('\n');
    const joined = (changed: readonly string[]) => `${changed.join('\n')}\n`;
    expect(await verifyExport(text)).toMatch(
      new RegExp(`^sound: ${lines.length - 1} events, head [0-9a-f]{64}\n$`),
    );
    const third = lines[2] ?? '';
    const changed = third.replace(/"revision":\d/, '"revision":9');
    expect(changed).not.toBe(third);
    expect(await verifyExport(joined(lines.with(2, changed)))).toMatch(/^DAMAGED at line 3:/);
    expect(await verifyExport(joined(lines.toSpliced(3, 1)))).toMatch(/^DAMAGED at line 4:/);
    const swapped = lines.with(1, lines[4] ?? '').with(4, lines[1] ?? '');
    expect(await verifyExport(joined(swapped))).toMatch(/^DAMAGED at line 2:/);
    expect(await verifyExport(joined(lines.slice(0, 5)))).toMatch(/^DAMAGED at line 6:/);
    expect(await verifyExport(text.slice(0, -30))).toMatch(new RegExp(`^DAMAGED at line ${lines.length}:`));
  });
});
