import type { z } from 'zod';
import { ROUTES, type RouteName, type Routes } from '../../../../src/contract/routes/index.ts';

/** The routes that take a body. */
export type BodyRouteName = {
  [N in RouteName]: NonNullable<Routes[N]['body']> extends z.ZodUndefined ? never : N;
}[RouteName];

type Bodies = {
  readonly [N in BodyRouteName]: readonly z.input<NonNullable<Routes[N]['body']>>[];
};

const email = 'somebody@journeys.example';
const password = 'somebody-password';
const names = { firstName: 'Some', lastName: 'Body' };
const FILE = 'http://localhost/files/codes/7ZK3M9QWXA/made-up/original.jpg';
const USER = '0b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a';

const credential = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} } as const;

const print = {
  format: 'pdf',
  paper: 'label',
  labelWidth: 60,
  labelHeight: 60,
  symbolSize: 30,
  shortCode: true,
  cropMarks: false,
  logo: 'image',
  logoImage: 'iVBORw0KGgo=',
} as const;

const printOnSheet = {
  format: 'pdf',
  paper: 'sheet',
  sheet: 'avery-l7160',
  startAt: 2,
  shiftX: 1.5,
  shiftY: -1.5,
  shortCode: true,
  batchName: true,
  cropMarks: false,
  backs: true,
  logo: 'none',
} as const;

/** Valid bodies. The specs derive invalid ones from them, with one problem at a time. */
export const VALID_BODIES: Bodies = {
  register: [{ ...names, email, password, link: '7ZK3M9QWXA' }],
  registerByEmail: [{ email, link: '7ZK3M9QWXA' }],
  verifyEmail: [{ email, otp: '123456', link: '7ZK3M9QWXA' }],
  login: [{ email, password, link: '7ZK3M9QWXA' }],
  otpVerify: [{ otp: '123456', email, link: '7ZK3M9QWXA' }],
  otpResend: [{ email }],
  requestPasswordReset: [{ email }],
  openReset: [{ token: 'made-up' }],
  resetPassword: [{ token: 'made-up', password }],
  openInvitation: [{ token: 'made-up' }],
  acceptInvitation: [{ token: 'made-up', ...names, password }],
  chooseLanguage: [{ language: 'de' }],
  acceptTerms: [{ version: '2026-12-01', language: 'de' }],
  updateUser: [{ email, ...names, password, newPassword: `${password}-2` }],
  secondStep: [{ code: '123456', link: '7ZK3M9QWXA' }],
  setUpTwoStep: [{ password }],
  confirmTwoStep: [{ code: '123456' }],
  turnOffTwoStep: [{ password, code: '123456' }],
  renewRecoveryCodes: [{ password, code: '7ZK3M-9QWXA' }],
  permitGoogleLink: [{ password, code: '123456' }],
  passkeyOptions: [{ password, code: '123456' }],
  addPasskey: [
    {
      name: 'Laptop',
      registration: {
        ...credential,
        response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
      },
    },
  ],
  passkeySignIn: [
    {
      link: '7ZK3M9QWXA',
      assertion: {
        ...credential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
      },
    },
  ],
  dismissFailedPictures: [{ ids: [USER] }],
  printBatch: [print, printOnSheet],
  printCodes: [{ ...print, codes: ['7ZK3M9QWXA'] }],
  requestConfirmation: [{}],
  prepareDownload: [{ password }, { otp: '123456' }],
  eraseAccount: [
    { password, codes: 'release' },
    { otp: '123456', codes: 'close' },
  ],
  turnOffUserTwoStep: [{ password, code: '123456' }],
  inviteStaff: [{ email, role: 'auditor' }],
  changeRole: [{ role: 'auditor', seesNames: true, password: 'a password' }],
  eraseUser: [{ reason: 'Asked by letter', codes: 'close' }],
  startBulkAction: [
    { action: 'note', note: 'Mugs of the spring', codes: ['7ZK3M9QWXA'], count: 1 },
    { action: 'approve', filter: { approved: false }, count: 1 },
    { action: 'tag', tags: ['spring'], codes: ['7ZK3M9QWXA'], count: 1 },
  ],
  reportCode: [{ reason: 'fraud', words: 'It asks for a password', name: 'Ada', email, goodFaith: true }],
  reverseDecision: [{ words: 'We have read it again' }],
  dismissObjection: [{ words: 'We stay with it' }],
  decideCode: [{ decision: 'disable', ground: 'law', rule: 'Section 22', words: 'Without consent' }],
  contestDecision: [{ words: 'She agreed' }],
  decideNotice: [{ decision: 'disable', ground: 'law', rule: 'Section 22', words: 'Without consent' }],
  handOverCode: [{ userId: USER, keep: true }, { email }],
  changeUserEmail: [{ email, password: 'a password' }],
  noteCode: [{ note: 'For the fair' }],
  tagCode: [{ add: ['spring'], remove: ['winter'] }],
  judgeDestination: [{ url: 'https://evil.example/', verdict: 'clear' }],
  shareView: [{ name: 'To approve', filter: { approved: false }, sort: ['scanCount', 'DESC'] }],
  changeDomain: [{ domain: 'localhost', name: 'Wool & Co', colour: '#7a1f3d', storefront: null }],
  renameSharedView: [{ name: 'Waiting' }],
  describeBatch: [{ name: 'Mugs', note: 'Printed in May' }],
  startRebuild: [{ readModel: 'codes', password: 'a password' }],
  createApiKey: [{ label: 'Shop backend', scopes: ['codes:read'], days: 90, password: 'a password' }],
  updateText: [{ topBannerText: 'Top', bottomBannerText: 'Bottom', sideBannerText: 'Side' }],
  generateCodes: [{ amount: 1 }],
  assignCode: [{ link: '7ZK3M9QWXA', user: USER }],
  updateCode: [
    { type: 'link', link: 'https://example.com', name: 'Name' },
    { type: 'phoneNumber', phoneNumber: '+12133734253', name: 'Name' },
    {
      type: 'phoneNumber',
      phoneNumber: { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253', ext: '12' },
    },
    { name: 'Name', revision: 1 },
    { type: 'pdf', link: 'https://example.com/a.pdf' },
    { type: 'pdf', pdfs: ['http://localhost/files/codes/7ZK3M9QWXA/made-up/original.pdf'] },
    {
      type: 'image',
      imageVideos: [FILE],
      descriptions: [{ url: FILE, text: 'A garden' }],
    },
    {
      type: 'memories',
      memories: {
        title: 'Rosa',
        freeText: 'A text',
        videoUrl: 'https://youtu.be/abcdefghijk',
        videoDescription: 'A video',
        imageText: 'Images',
        pdfTitle: 'Letters',
        isProtected: true,
        password: 'secret-code',
        images: [{ index: 0, url: FILE }],
        videos: [],
        pdfs: [],
      },
    },
  ],
  verifySecureCode: [{ secureCode: 'secret-code' }],
  sendInParts: [{ file: FILE }],
  finishParts: [{ file: FILE }],
  judgeUpload: [{ file: FILE }],
  cancelUpload: [{ file: FILE }],
  addWebhook: [{ url: 'https://shop.example/hooks', description: 'Shop', types: ['code.claimed'] }],
  changeWebhook: [{ url: 'https://shop.example/hooks', description: 'Shop', types: ['code.scanned'] }],
  redeliverFailedWebhookMessages: [{ since: '2026-11-01T00:00:00.000Z' }],
  changeVisibility: [{ hidden: true }],
  restoreCode: [{ version: 2, revision: 1 }],
  requestUploads: [
    { files: [{ name: 'a.jpg', type: 'image/jpeg', size: 1000 }], folderPath: 'memories' },
    { files: [{ name: 'a.pdf', type: 'application/pdf', size: 1000 }], folderPath: 'pdfs' },
  ],
};

const isBodyRoute = (name: string): name is BodyRouteName => name in VALID_BODIES;

export const BODY_ROUTES: readonly BodyRouteName[] = Object.keys(VALID_BODIES).filter(isBodyRoute);

/** Each valid body of each route, with its schema. */
export const VALID_CALLS = BODY_ROUTES.flatMap((name) =>
  VALID_BODIES[name].map((body, index) => {
    const { method, path } = ROUTES[name];
    const schema: z.ZodType | undefined = ROUTES[name].body;
    return { title: `${name} ${index}`, name, method, path, schema, body };
  }),
);
