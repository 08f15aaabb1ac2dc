import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';

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
});
