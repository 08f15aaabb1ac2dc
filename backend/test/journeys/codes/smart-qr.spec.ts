import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { refusalOf } from '../harness/refusal.ts';

const CONDITIONS = [
  { from: '08:00', to: '12:00', url: 'https://example.com/Am?a=1&b=</script>', timeZone: 'Europe/Berlin' },
  { from: '12:00', to: '23:59', url: 'https://example.org/pm', timeZone: 'Asia/Kolkata' },
];

onEveryComposition('a Smart QR', (given) => {
  let code: string;
  beforeAll(async () => {
    const owner = await given.signUp();
    code = await given.codeOf(owner);
    const { barcode } = await owner.browser.call(ROUTES.updateCode, {
      params: { id: code },
      body: { type: 'smartQR', smartQR: { conditions: CONDITIONS, defaultUrl: 'Example.net' } },
    });
    expect(barcode.storedInfo).toEqual({
      infoType: 'smartQR',
      smartQR: {
        conditions: CONDITIONS.map((condition) => ({ ...condition, parameter: 'time' })),
        defaultUrl: 'https://example.net',
      },
    });
  });

  it('responds to a scan with a page that lists every link with its hours', async () => {
    const response = await given.browser().open(`/${code}`);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*script-src 'sha256-/,
    );
    expect(page).toContain('https://example.org/pm');
    expect(page).toContain('12:00 to 23:59, Asia/Kolkata');
    expect(page).toContain('at any other time');
    expect(page).not.toContain('b=</script>');
  });

  it('shows the stored conditions to a stranger', async () => {
    const stranger = await given.signUp();
    const { barcode } = await stranger.browser.call(ROUTES.code, { params: { id: code } });
    expect(barcode.storedInfo).toMatchObject({ infoType: 'smartQR' });
  });

  it('with the clock of a place redirects every scan by it, for the visitor’s language and device', async () => {
    const owner = await given.signUp();
    const placed = await given.codeOf(owner);
    const all = { from: '00:00', to: '23:59', timeZone: 'Asia/Calcutta' };
    const smartQR = {
      conditions: [
        { ...all, url: 'https://example.com/german', languages: ['de'] },
        { ...all, from: '00:01', url: 'https://example.com/app', devices: ['ios' as const] },
      ],
      defaultUrl: 'https://example.net',
      zone: 'Asia/Kolkata',
    };
    const body = { type: 'smartQR' as const, smartQR };
    const { barcode } = await owner.browser.call(ROUTES.updateCode, { params: { id: placed }, body });
    const canonical = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata' }).resolvedOptions().timeZone;
    expect(barcode.storedInfo).toMatchObject({ smartQR: { ...smartQR, zone: canonical } });
    const computer = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0' };
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' };
    const scan = async (headers: Record<string, string>) => {
      const response = await given.browser().open(`/${placed}`, headers);
      expect([response.status, response.headers.get('vary')]).toEqual([302, 'accept-language, user-agent']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return response.headers.get('location');
    };
    expect(await scan({ ...computer, 'accept-language': 'de-AT, en;q=0.5' })).toBe(
      'https://example.com/german',
    );
    expect(await scan({ ...computer, 'accept-language': 'en, de;q=0.9' })).toBe('https://example.net');
    expect(await scan({ ...phone, 'accept-language': 'en' })).toBe('https://example.com/app');
  });

  it('refuses a time in another zone than the place, at its field', async () => {
    const owner = await given.signUp();
    const smartQR = { conditions: [...CONDITIONS], defaultUrl: '', zone: 'Europe/Berlin' };
    const refused = owner.browser.call(ROUTES.updateCode, {
      params: { id: await given.codeOf(owner) },
      body: { type: 'smartQR', smartQR },
    });
    expect((await refusalOf(refused)).issues).toEqual([
      { path: 'smartQR.conditions.1.timeZone', message: 'Use the time zone of the place' },
    ]);
  });
});
