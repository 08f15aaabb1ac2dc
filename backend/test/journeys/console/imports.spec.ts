import { expect, it, vi } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { refusalOf } from '../harness/refusal.ts';
import { sendForm } from '../harness/upload.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const AGENT = { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } };

onEveryComposition('an import', (given) => {
  const send = async (csv: string, query = '') => {
    const { browser } = await given.admin();
    const file = { name: 'old.csv', type: 'text/csv', bytes: Buffer.from(csv) };
    return sendForm(browser, `/admin-api/imports${query}`, 'file', [file]);
  };
  const started = async (csv: string, query = '') => {
    const answer = await send(csv, query);
    expect(answer.status).toBe(200);
    return ROUTES.startImport.answer.parse(await answer.json());
  };
  const reached = async (id: string, status: string) => {
    const { browser } = await given.admin();
    return vi.waitFor(async () => {
      const state = await browser.call(ROUTES.importState, { params: { id } });
      expect(state.status).toBe(status);
      return state;
    }, PATIENCE);
  };
  const leadsTo = async (path: string) => (await given.browser().fetch(path, AGENT)).headers.get('location');

  const shlink = (word: string) =>
    [
      'createdAt,shortUrl,longUrl,title,tags,visits',
      `2023-05-04T10:00:00+02:00,https://s.example/${word}A,https://shop.example/care,"Care, wool",care|wool,12`,
      `2023-05-04,https://s.example/${word}a,https://shop.example/other,,,0`,
      `2023-05-04,https://s.example/${word}A,https://shop.example/again,,,0`,
      '2023-05-04,https://s.example/login,https://shop.example,,,0',
      `2023-05-04,https://s.example/${word}c,ftp://shop.example,"=1+1",,0`,
    ].join('\n');

  it('is checked without a trace, then done: the codes lead where they led', async () => {
    const csv = shlink('w-');
    const checked = await started(csv, '?dryRun=true');
    expect(checked).toMatchObject({ id: null, report: { source: 'shlink', rows: 5, valid: 2, faulty: 3 } });
    expect(checked.report.faults).toEqual([
      { line: 4, code: 'w-A', fault: 'same_code' },
      { line: 5, code: 'https://s.example/login', fault: 'reserved_code' },
      { line: 6, code: 'https://s.example/w-c', fault: 'bad_link' },
    ]);
    expect(await leadsTo('/w-A')).not.toBe('https://shop.example/care');

    const { id } = await started(csv);
    const state = await reached(id ?? '', 'finished');
    expect(state).toMatchObject({ total: 2, imported: 2, refused: 0, faulty: 3 });
    expect(await leadsTo('/w-A')).toBe('https://shop.example/care');
    expect(await leadsTo('/w-a')).toBe('https://shop.example/other');
    const { browser } = await given.admin();
    const code = await vi.waitFor(() => browser.call(ROUTES.adminCode, { params: { id: 'w-A' } }), PATIENCE);
    expect(code).toMatchObject({
      shortCode: 'w-A',
      name: 'Care, wool',
      tags: ['care', 'wool'],
      claimable: false,
    });
    const symbol = await given.browser().fetch('/barcode/qrcode/w-A?format=svg');
    expect(symbol.status).toBe(200);
    expect(code.printed).toEqual({ address: 'https://s.example/w-A', here: false });
    const again = await started(csv, '?dryRun=true');
    expect(again.report.faults.map(({ fault }) => fault)).toContain('code_taken');
  });

  it('tells its failures as CSV, which a spreadsheet takes for no formula', async () => {
    const { id } = await started(shlink('f-'));
    await reached(id ?? '', 'finished');
    const { browser } = await given.admin();
    const { csv } = await browser.call(ROUTES.importFailures, { params: { id: id ?? '' } });
    const lines = csv.trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('createdAt,shortUrl,longUrl,title,tags,visits,line,reason');
    expect(lines[3]).toContain(",'=1+1,");
  });

  it('can be undone, and repeated then', async () => {
    const csv = 'short,link\nu-1,https://shop.example/1\nu-2,https://shop.example/2\n';
    const { id } = await started(csv, '?claimable=true');
    await reached(id ?? '', 'finished');
    const { browser } = await given.admin();
    await browser.call(ROUTES.undoBulkAction, { params: { id: id ?? '' } });
    await reached(id ?? '', 'undone');
    expect(await leadsTo('/u-1')).not.toBe('https://shop.example/1');
    const again = await started(csv);
    expect(await reached(again.id ?? '', 'finished')).toMatchObject({ imported: 2, refused: 0 });
    expect(await leadsTo('/u-1')).toBe('https://shop.example/1');
  });

  it('gives a claimable code to the buyer who claims it, with where it leads', async () => {
    const { id } = await started('short,link\nk-1,https://shop.example/k\n', '?claimable=true');
    await reached(id ?? '', 'finished');
    const { browser, user } = await given.as('user');
    await browser.call(ROUTES.assignCode, { body: { link: 'https://old.example/k-1', user: user._id } });
    expect(await leadsTo('/k-1')).toBe('https://shop.example/k');
  });

  it('answers without rows where no column is recognised, and takes the chosen ones', async () => {
    const csv = 'Was,Wohin\nm-1,https://shop.example/m\n';
    const unknown = await started(csv, '?dryRun=true');
    expect(unknown.report).toMatchObject({ names: ['Was', 'Wohin'], columns: {}, rows: 0 });
    const columns = encodeURIComponent(JSON.stringify({ short: 'Was', link: 'Wohin' }));
    expect((await started(csv, `?dryRun=true&columns=${columns}`)).report.valid).toBe(1);
    expect((await send(csv)).status).toBe(400);
  });

  it('is refused for a file that is no CSV in UTF-8, and names what is unknown', async () => {
    const { browser } = await given.admin();
    const file = { name: 'old.csv', type: 'text/csv', bytes: Buffer.from([0x61, 0xff, 0xfe, 0x0a]) };
    const answer = await sendForm(browser, '/admin-api/imports', 'file', [file]);
    expect(answer.status).toBe(400);
    const params = { id: '6c2f0d34-0000-4000-8000-000000000000' };
    expect((await refusalOf(browser.call(ROUTES.importFailures, { params }))).code).toBe(
      'unknown_bulk_action',
    );
  });
});
