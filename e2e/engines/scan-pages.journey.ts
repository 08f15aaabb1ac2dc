import { NOWHERE_REASONS, PAGE_THEMES, ROUTES } from '@qlaim/backend/contract';
import { beforeAll, it } from 'vitest';
import { OMAR } from '../support/people.ts';
import { DESCRIPTION, SECURE_CODE, useScanPages } from '../support/scan-pages.ts';
import { approvedCodes, registerOwner } from '../support/setup.ts';
import { describeEngines } from './describe-engines.ts';
import { pagesDrawn, partsOpened, picturesArrived, titleIsWhole } from './in-page.ts';
import { shoot } from './shots.ts';
import type { Visitor } from './visitor.ts';

const TITLE = 'Rosa of the bakery';

const scan = useScanPages();
const url = () => scan.product().url;
let free = '';
let phone = '';
let smart = '';

beforeAll(async () => {
  const { codes, call } = await registerOwner(scan.product(), OMAR, 2);
  [phone = '', smart = ''] = codes;
  [free = ''] = await approvedCodes(scan.product(), 1);
  const number = { type: 'phoneNumber', phoneNumber: '+1 213 373 4253' } as const;
  await call(ROUTES.updateCode, { params: { id: phone }, body: number });
  const elsewhere = { url: 'https://example.org', timeZone: 'Pacific/Auckland' };
  const smartQR = { conditions: [elsewhere], defaultUrl: '' };
  await call(ROUTES.updateCode, { params: { id: smart }, body: { type: 'smartQR', smartQR } });
});

describeEngines('the pages of a scan', (setting) => {
  const opened = async (path: string): Promise<Visitor> => {
    const visitor = await setting.visitor(url());
    await visitor.open(path);
    return visitor;
  };

  it('show a page of memories, enlarge its pictures, and open its PDF over it', async () => {
    await scan.save({ cover: 0 });
    const visitor = await opened(`/${scan.open()}`);
    await visitor.isAt(`/info/${scan.open()}`);
    await visitor.finds('heading', TITLE);
    await visitor.reads(titleIsWhole, 'true');
    await visitor.press('button', 'Pause');
    await visitor.reads(picturesArrived, '3 of 3');
    await visitor.isContent();
    await shoot(visitor, setting, 'memories');

    await visitor.press('link', `Enlarge: ${DESCRIPTION}`);
    await visitor.finds('button', 'Close');
    await shoot(visitor, setting, 'enlarged');
    await visitor.press('button', 'Close');
    await visitor.reads(partsOpened, 'open');
    await visitor.press('link', 'Open Letters.pdf');
    await visitor.finds('button', 'Close');
    await visitor.reads(pagesDrawn, '2 of 2');
    await shoot(visitor, setting, 'pdf');
    await visitor.press('button', 'Close');
    await visitor.finds('heading', TITLE);
    await visitor.isContent();
  });

  it('show a page in each theme', async () => {
    const visitor = await setting.visitor(url());
    for (const theme of PAGE_THEMES) {
      await scan.save({ theme, cover: 1 });
      await visitor.open(`/info/${scan.open()}`);
      await visitor.finds('button', 'Pause');
      await visitor.reads(titleIsWhole, 'true');
      await visitor.reads(picturesArrived, '3 of 3');
      await visitor.isContent();
      await shoot(visitor, setting, `theme-${theme}`);
    }
  });

  it('show a gallery', async () => {
    const visitor = await opened(`/${scan.gallery()}`);
    await visitor.isAt(`/image-videos/${scan.gallery()}`);
    await visitor.press('button', 'Next');
    await visitor.sees('2 of 3');
    await visitor.isContent();
    await shoot(visitor, setting, 'gallery');
  });

  it('ask for a secure code', async () => {
    const visitor = await opened(`/${scan.closed()}`);
    await visitor.fill('Secure code', 'a guess');
    await shoot(visitor, setting, 'gate');
    await visitor.press('button', 'Submit');
    await visitor.sees('Invalid secure code');
    await visitor.isContent();
    await shoot(visitor, setting, 'gate-refused');
    await visitor.fill('Secure code', SECURE_CODE);
    await visitor.press('button', 'Submit');
    await visitor.finds('heading', TITLE);
    await visitor.reads(picturesArrived, '3 of 3');
    await visitor.finds('button', 'Pause');
    await visitor.open(`/${scan.closed()}`);
    await visitor.finds('heading', TITLE);
    await visitor.finds('button', 'Pause');
    await visitor.isContent();
  });

  it('offer a free code, and say whose code it is not, and why a code leads nowhere', async () => {
    const visitor = await opened(`/${free}`);
    await visitor.sees('This code is waiting for its owner');
    await visitor.isContent();
    await shoot(visitor, setting, 'claim');
    await visitor.open(`/claim/${scan.open()}`);
    await visitor.finds('heading', 'This QR code has already been claimed');
    await visitor.isContent();
    await shoot(visitor, setting, 'claimed');
    for (const reason of NOWHERE_REASONS) {
      await visitor.open(`/welcome?why=${reason}`);
      await visitor.finds('link', 'Sign in');
      await visitor.isContent();
      await shoot(visitor, setting, `welcome-${reason}`);
    }
  });

  it('show the number of a call, also to a device that cannot call', async () => {
    const visitor = await opened(`/${phone}`);
    await visitor.finds('heading', '+1 213 373 4253');
    await visitor.finds('link', 'Save contact');
    await visitor.isContent();
    await shoot(visitor, setting, 'phone');
  });

  it('lead on from a Smart QR without a link for this place', async () => {
    const visitor = await opened(`/${smart}`);
    await visitor.isAt(`/welcome?code=${smart}&why=empty`);
    await visitor.isContent();
  });

  it('are read from right to left in Arabic', async () => {
    await scan.save({ cover: 0 });
    const visitor = await opened(`/info/${scan.open()}?language=ar`);
    await visitor.reads(() => document.documentElement.dir, 'rtl');
    await visitor.finds('button', 'إيقاف مؤقت');
    await visitor.reads(titleIsWhole, 'true');
    await visitor.reads(picturesArrived, '3 of 3');
    await visitor.isContent();
    await shoot(visitor, setting, 'memories-arabic');
    await visitor.open(`/info/${scan.closed()}`);
    await shoot(visitor, setting, 'gate-arabic');
    await visitor.isContent();
  });
});
