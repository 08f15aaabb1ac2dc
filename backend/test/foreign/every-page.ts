import type { z } from 'zod';
import type { UpdateCodeBody } from '../../src/contract/content/index.ts';
import { addressOfLegalPage, LEGAL_PAGES } from '../../src/contract/legal/legal-page.ts';
import { NOWHERE_REASONS } from '../../src/contract/pages.ts';
import { ROUTES } from '../../src/contract/routes/index.ts';
import type { Browser } from '../journeys/harness/browser.ts';
import type { Fixture } from '../journeys/harness/fixture.ts';
import { savePage } from '../journeys/harness/pages.ts';
import type { Person } from '../journeys/harness/people.ts';
import { pdf, photo, upload } from '../journeys/harness/upload.ts';

export interface ShownPage {
  readonly name: string;
  readonly path: string;
  readonly browser: Browser;
}

/** Makes what each kind of page shows. Returns the pages, and who opens them. */
export async function shownPages(given: Fixture): Promise<readonly ShownPage[]> {
  const [owner, admin, stranger] = [await given.signUp(), await given.admin(), given.browser()];
  const codes = await contentsOf(given, owner);
  const [free, unready] = [await given.approvedCode(), await given.newCode()];
  const of = (browser: Browser, pages: Readonly<Record<string, string>>) =>
    Object.entries(pages).map(([name, path]) => ({ name, path, browser }));
  return [
    ...of(stranger, {
      'the claim of a code': `/claim/${free}`,
      'the claim of a code that is not ready': `/claim/${unready}`,
      'the claim of an unknown code': '/claim/0000000000',
      'the claim of a code of somebody else': `/claim/${codes.phone}`,
      welcome: '/welcome',
      ...Object.fromEntries(NOWHERE_REASONS.map((why) => [`welcome, ${why}`, `/welcome?why=${why}`])),
      ...Object.fromEntries(LEGAL_PAGES.map((page) => [`the legal page ${page}`, addressOfLegalPage(page)])),
      'a page of memories': `/info/${codes.memories}`,
      'the gate of a protected page': `/info/${codes.protected}`,
      'a gallery': `/image-videos/${codes.image}`,
      'a phone number': `/${codes.phone}`,
      'a Smart QR': `/${codes.smart}`,
      'the sign-in': `/login?code=${free}`,
      'the sign-up': `/register?code=${free}`,
      'a new password': '/reset?token=t',
      'the API': '/api-docs',
      'the API for shops': '/api-docs/shop',
    }),
    ...of(owner.browser, {
      'the claim of a code, by a person': `/claim/${free}`,
      'the list': '/',
      'the profile': '/profile',
      'the end of an account': '/delete-account',
      'the editor': `/edit/${codes.memories}`,
      'a code': `/codes/${codes.memories}`,
    }),
    ...of(admin.browser, { 'the console': '/admin' }),
  ];
}

/** Gives a person a code with each type of content that has a page. */
async function contentsOf(given: Fixture, owner: Person) {
  const save = (id: string, body: z.input<typeof UpdateCodeBody>) =>
    owner.browser.call(ROUTES.updateCode, { params: { id }, body });
  const code = () => given.codeOf(owner);
  const [memories, locked, image, phone, smart] = [
    await code(),
    await code(),
    await code(),
    await code(),
    await code(),
  ];
  const cover = await upload(given, owner, memories, 'memories', await photo('lake.jpg'));
  await savePage(owner, memories, {
    title: 'Rosa & the bakery',
    images: [{ index: 0, url: cover }],
    descriptions: [{ url: cover, text: 'A "lake" in the sun' }],
    cover,
    theme: 'night',
    imageText: 'Summers at the lake',
    freeText: 'Taught half the town to swim: https://example.org/Swim?a=1&b=2.',
    videoUrl: 'https://youtu.be/abcdefghijk',
    videoDescription: 'Filmed by Marta',
    pdfTitle: 'Her recipes',
    pdfs: [await upload(given, owner, memories, 'memories', pdf())],
  });
  await savePage(owner, locked, { title: 'Ours', isProtected: true, password: 'a-secure-code' });
  await save(image, {
    type: 'image',
    imageVideos: [await upload(given, owner, image, 'image', await photo())],
  });
  await save(phone, { type: 'phoneNumber', phoneNumber: '+4930901820' });
  const time = {
    from: '08:00',
    to: '12:00',
    url: 'https://example.com/am?a=1&b=2',
    timeZone: 'Europe/Berlin',
  };
  await save(smart, { type: 'smartQR', smartQR: { conditions: [time], defaultUrl: 'https://example.net' } });
  return { memories, protected: locked, image, phone, smart };
}
