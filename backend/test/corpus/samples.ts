import { SCOPES } from '../../src/contract/access/scopes.ts';
import { LIMITS } from '../../src/contract/limits.ts';
import { StaffRole } from '../../src/domain/account/role.ts';
import { BulkActionKind } from '../../src/domain/bulk-action/events.ts';
import { PRODUCT } from '../../src/domain/event.ts';
import { DecisionGround, NoticeDecision, NoticeReason } from '../../src/domain/notice/events.ts';
import { InfoType } from '../../src/domain/qr-code/content/index.ts';
import { STAFF, Threat } from '../../src/domain/qr-code/flags/flag-state.ts';
import { RebuildProblem } from '../../src/domain/rebuilds/events.ts';
import { PauseReason, WebhookType } from '../../src/domain/webhook/events.ts';

/** The domain event of a stored sample, and its stream. */
export interface SampleSource {
  /** Distinguishes several samples of one type. */
  readonly name: string;
  readonly type: string;
  readonly stream: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const PERSON = 'ada';
const CODE = 'code-0123456789';
const ACCOUNT = 'account-ada';
const WEBHOOK_STREAM = 'webhook-w';
const webhook = {
  person: PRODUCT,
  url: 'https://shop.example/hooks?token=abc',
  description: 'The shop',
  types: [...WebhookType.options],
};
const API_KEY = 'api-key-0123456789abcdef';
const VIEW = '6c2f0d34-0000-4000-8000-00000000001a';
/** As many as a condition may have. */
const SMART_LANGUAGES = 'ar bg cs da de el en es et fi fr hr hu it ja ko lt lv nl pl'.split(' ');
const KEY_OF_EMAIL = '0'.repeat(40);
const KEY_OF_GOOGLE = '1'.repeat(40);

const invited = {
  requestId: '6c2f0d34-0000-4000-8000-00000000000f',
  emailKey: KEY_OF_EMAIL,
  inviter: PERSON,
  expiresAt: '2026-11-28T10:00:00.000Z',
};

const reported = {
  code: '0123456789',
  revision: 4,
  infoType: 'memories',
  words: 'That is my daughter',
  name: 'Ada Byron',
  email: 'ada@example.com',
  language: 'de',
};
const reasoned = { person: PRODUCT, rule: 'Section 22', words: 'Shown without consent', by: PERSON };

const code = (type: string, data: SampleSource['data'] = {}, name = 'usual'): SampleSource => ({
  name,
  type,
  stream: CODE,
  data,
});
const bulk = (type: string, data: SampleSource['data'] = {}, name = 'usual'): SampleSource => ({
  name,
  type,
  stream: 'bulk-action-6c2f0d34-0000-4000-8000-00000000000e',
  data,
});
const account = (type: string, data: SampleSource['data'] = {}, name = 'usual'): SampleSource => ({
  name,
  type,
  stream: ACCOUNT,
  data,
});

/** Returns text of a length, with characters that need escaping or several bytes. */
const text = (length: number): string =>
  'Ä “quoted” <b>&amp; '
    .repeat(length)
    .slice(0, length - 1)
    .concat('.');
const longEmail = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.org`;
const phone = { country: 'US', countryCallingCode: '1', nationalNumber: '2133734253' };

/** The name of samples that today's forms refuse. They were accepted once, and are read for ever. */
export const REFUSED_TODAY = 'refused-today';
const HOSTILE_NAMES = { firstName: 'https://evil.example/phish', lastName: 'a\u0000b\r\n\u202Ec' };

const registration = {
  person: PERSON,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  emailKey: KEY_OF_EMAIL,
  role: 'user',
  provider: 'local',
  credential: '6c2f0d34-0000-4000-8000-000000000001',
};

const saved = (content: { readonly infoType: string; readonly [field: string]: unknown }, name: string) =>
  code('ContentSaved', { person: PERSON, infoType: content.infoType, content }, name);

const file = (extension: string, contentType: string) => ({
  key: `codes/0123456789/6c2f0d34-0000-4000-8000-00000000000f/original.${extension}`,
  name: `Rosa \u{1F339}.${extension}`,
  contentType,
  size: 12_345,
});
const picture = {
  ...file('jpg', 'image/jpeg'),
  width: 4032,
  height: 3024,
  colour: '#8a6f4d',
  blur: 'data:image/webp;base64,UklGRg==',
  description: 'Rosa in her garden',
};
const video = { ...file('mov', 'video/quicktime'), width: 1920, height: 1080, seconds: 12.5 };
const otherVideo = file('mp4', 'video/mp4');
/** A file with nothing that is optional, and one with everything. */
const both = (extension: string, contentType: string) => {
  const plain = file(extension, contentType);
  return [plain, { ...picture, seconds: 12.5, ...plain }];
};
const captioned = (extension: string, contentType: string) =>
  both(extension, contentType).map((one, place) => (place === 0 ? one : { ...one, caption: 'At the lake' }));
const [plainPortrait, portrait] = captioned('jpg', 'image/jpeg');
const noTexts = {
  title: '',
  freeText: '',
  videoUrl: '',
  videoDescription: '',
  imageText: '',
  pdfTitle: '',
  secureCode: null,
  videos: [],
  images: [],
  pdfs: [],
};

const shortCodes = (count: number) =>
  Array.from({ length: count }, (_none, index) => `G${String(index).padStart(9, '0')}`);

const imported = {
  person: PRODUCT,
  batchId: '6c2f0d34-0000-4000-8000-00000000000d',
  index: 99_999,
  printed: 'aB3~x.y_z-',
  address: 'https://s.example/aB3~x.y_z-',
  link: 'https://shop.example/Care',
  name: 'Care card',
  note: 'Printed in 2023',
  tags: ['care', 'Café'],
  createdAt: '2023-05-04T10:00:00.000Z',
  source: 'shlink',
  claimable: true,
};

/** A scan in each column that `ScansRecorded` may have. */
const ALL_COLUMNS = {
  scans: 6,
  codes: '0123456789,0123456780,menu',
  codeOf: [0, 0, 1, 0, 0, 2],
  clients: [
    [0, 1, 1],
    [1, 2, 3],
    [2, 3, 6],
    [3, 0, 0],
    [3, 'Fuchsia', 'Silk'],
  ],
  clientOf: [0, 0, 1, 2, 3, 4],
  referrers: ['example.com', ''],
  referrerOf: [0, 1, 1, 1, 0, 1],
  from: 1795341600000,
  after: [0, 0, 1, 0, 1203, -3],
  batches: ['batch-1', ''],
  batchOf: [0, 0, 1, 0, 0, 1],
};

/** At least one sample of every type. `longest` has the longest values that the form allowed at the time of storing. */
export const SAMPLES: readonly SampleSource[] = [
  code('CodeGenerated', { batchId: '6c2f0d34-0000-4000-8000-00000000000b', index: 999 }),
  code('CodeImported', imported),
  code(
    'CodeImported',
    { ...imported, printed: 'x', address: null, link: null, name: '', note: '', tags: [], createdAt: null },
    'bare',
  ),
  code('CodeApproved'),
  code('CodeApprovalWithdrawn'),
  code('CodeEnabled'),
  code('CodeEnabled', { notice: 'N-7ZK3-M9QW' }, 'decision-ended'),
  code('CodeDisabled'),
  code('CodeDisabled', { notice: 'N-7ZK3-M9QW' }, 'by-decision'),
  code('ContentWithheld', { notice: 'N-7ZK3-M9QW' }),
  code('WithholdingLifted', { notice: 'N-7ZK3-M9QW' }),
  ...Threat.options.map((threat) =>
    code(
      'DestinationFlagged',
      { person: PERSON, url: 'https://evil.example/Ab?c=Ä', list: 'feed.example', threat },
      threat,
    ),
  ),
  code(
    'DestinationFlagged',
    { person: PRODUCT, url: 'https://evil.example', list: STAFF, threat: 'other' },
    'kept-by-staff',
  ),
  code('DestinationCleared', { person: PERSON, url: 'https://evil.example/Ab?c=Ä', why: 'unlisted' }),
  code(
    'DestinationCleared',
    { person: PERSON, url: 'https://evil.example/Ab?c=Ä', why: 'staff' },
    'by-staff',
  ),
  code('CodeRestricted'),
  code('CodeUnrestricted'),
  code('CodeClaimed', { userId: PERSON }),
  code('CodeNamed', { person: PRODUCT, name: '' }),
  code('CodeNamed', { person: PERSON, name: 'Rosa \u{1F339}' }, 'emoji'),
  code('CodeNamed', { person: PERSON, name: text(120) }, 'longest'),
  code('CodeNamed', { person: PERSON, name: 'a\u0000b\r\n\u202Ec' }, REFUSED_TODAY),
  saved({ infoType: 'link', link: 'https://example.com/Ab?c=%20#d' }, 'link'),
  saved({ infoType: 'link', link: `https://example.com/${'a'.repeat(2028)}` }, 'link-longest'),
  saved({ infoType: 'phoneNumber', phoneNumber: phone }, 'phone'),
  saved({ infoType: 'phoneNumber', phoneNumber: { ...phone, nationalNumber: '12' } }, 'phone-shortest'),
  saved(
    {
      infoType: 'phoneNumber',
      phoneNumber: { ...phone, nationalNumber: '1'.repeat(17), ext: '9'.repeat(20) },
    },
    'phone-longest',
  ),
  saved(
    {
      infoType: 'smartQR',
      smartQR: {
        conditions: [
          { _id: '1', from: '00:00', to: '11:59', url: 'https://example.com/Am', timeZone: 'Europe/Berlin' },
          { from: '12:00', to: '23:59', url: 'https://example.com/Pm', timeZone: 'Asia/Kolkata' },
        ],
        defaultUrl: 'https://example.com/',
      },
    },
    'smart',
  ),
  saved(
    {
      infoType: 'smartQR',
      smartQR: { conditions: [], defaultUrl: `https://example.com/${'a'.repeat(2028)}` },
    },
    'smart-default',
  ),
  saved(
    {
      infoType: 'smartQR',
      smartQR: {
        conditions: Array.from({ length: 48 }, () => ({
          from: '00:00',
          to: '23:59',
          url: 'https://example.com/',
          timeZone: 'UTC',
        })),
        defaultUrl: '',
      },
    },
    'smart-longest',
  ),
  saved(
    {
      infoType: 'smartQR',
      smartQR: {
        conditions: [
          {
            from: '22:00',
            to: '02:00',
            url: 'https://example.com/night',
            timeZone: 'Europe/Berlin',
            overnight: true,
            days: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
            startDate: '2026-12-01',
            endDate: '2026-12-24',
          },
          {
            from: '00:00',
            to: '23:59',
            url: 'https://example.com/app',
            timeZone: 'Europe/Berlin',
            languages: SMART_LANGUAGES,
            devices: ['ios', 'android', 'computer'],
          },
        ],
        defaultUrl: '',
        zone: 'Europe/Berlin',
      },
    },
    'smart-place',
  ),
  saved({ infoType: 'pdf', link: 'https://example.com/a.pdf', files: [] }, 'pdf-link'),
  saved({ infoType: 'pdf', link: null, files: both('pdf', 'application/pdf') }, 'pdf'),
  saved(
    { infoType: 'pdf', link: null, files: Array.from({ length: 10 }, () => file('pdf', 'application/pdf')) },
    'pdf-longest',
  ),
  saved({ infoType: 'image', imageVideos: [...both('jpg', 'image/jpeg'), video] }, 'gallery'),
  saved(
    { infoType: 'image', imageVideos: Array.from({ length: 100 }, () => file('gif', 'image/gif')) },
    'gallery-longest',
  ),
  saved({ infoType: 'memories', memories: { ...noTexts, title: 'Rosa' } }, 'page-shortest'),
  saved(
    {
      infoType: 'memories',
      memories: {
        title: 'In memory of Rosa \u{1F339}',
        freeText: 'See https://example.com',
        videoUrl: 'https://youtu.be/abcdefghijk',
        videoDescription: 'Her garden',
        imageText: 'Summers',
        pdfTitle: 'Letters',
        secureCode: '6c2f0d34-0000-4000-8000-000000000005',
        videos: both('mov', 'video/quicktime'),
        images: both('jpg', 'image/jpeg'),
        pdfs: both('pdf', 'application/pdf'),
      },
    },
    'page',
  ),
  saved(
    {
      infoType: 'memories',
      memories: {
        ...noTexts,
        title: text(4000),
        freeText: text(4000),
        videoDescription: text(4000),
        imageText: text(4000),
        pdfTitle: text(4000),
        images: [{ ...file('jpg', 'image/jpeg'), description: text(500) }],
      },
    },
    'page-longest',
  ),
  ...['paper', 'slate', 'garden', 'night', 'plain'].map((theme) =>
    saved({ infoType: 'memories', memories: { ...noTexts, title: 'Rosa', theme } }, `page-${theme}`),
  ),
  saved(
    {
      infoType: 'memories',
      memories: { ...noTexts, title: 'Rosa', images: [picture], cover: picture.key, indexed: true },
    },
    'page-cover',
  ),
  saved({ infoType: 'pdf', link: null, files: captioned('pdf', 'application/pdf') }, 'pdf-caption'),
  saved({ infoType: 'image', imageVideos: captioned('jpg', 'image/jpeg') }, 'gallery-caption'),
  saved(
    {
      infoType: 'memories',
      memories: {
        ...noTexts,
        videos: [video, otherVideo],
        recordings: [
          ...captioned('mp3', 'audio/mpeg'),
          { ...file('wav', 'audio/wav'), description: text(120) },
        ],
        captions: captioned('vtt', 'text/vtt').map((file, place) => ({
          video: place === 0 ? video.key : otherVideo.key,
          language: 'de',
          file,
        })),
      },
    },
    'page-recordings',
  ),
  saved(
    {
      infoType: 'memories',
      memories: {
        ...noTexts,
        title: 'Rosa',
        images: captioned('jpg', 'image/jpeg'),
        videos: captioned('mov', 'video/quicktime'),
        pdfs: captioned('pdf', 'application/pdf'),
        portrait,
        born: '1931-05-12',
        died: '2024-02',
        place: {
          text: text(300),
          address: text(300),
          coordinates: { latitude: 40.4168, longitude: 3.7038 },
        },
        links: Array.from({ length: 20 }, () => ({ url: 'https://example.com/', text: text(120) })),
        order: ['links', 'words'],
      },
    },
    'page-life',
  ),
  saved(
    {
      infoType: 'memories',
      memories: {
        ...noTexts,
        portrait: plainPortrait,
        born: '1931',
        place: { text: 'By the lake', address: '' },
        links: [{ url: 'https://example.com/', text: '' }],
      },
    },
    'page-life-least',
  ),
  code('FilePrepared', { key: picture.key, widths: [480, 960, 1920] }),
  code(
    'FilePrepared',
    {
      key: video.key,
      widths: [],
      play: 'play.mp4',
      poster: 'poster.webp',
      width: 1920,
      height: 1080,
      seconds: 12.5,
    },
    'video',
  ),
  code('FilePrepared', { key: file('gif', 'image/gif').key, widths: [] }, 'nothing-made'),
  ...['too_much_work', 'too_much_today', 'broken'].map((unconverted) =>
    code(
      'FilePrepared',
      { key: video.key, widths: [], unconverted },
      `unconverted-${unconverted.replaceAll('_', '-')}`,
    ),
  ),
  code('ContentCleared'),
  code('ContentHidden'),
  code('ContentShown'),
  code('CodeReset'),
  code('CodeReleased', { userId: PERSON, closed: false }),
  code('CodeReleased', { userId: PERSON, closed: true }, 'closed'),
  code('CodeHandedOver', { from: PERSON, to: 'ben', kept: false }),
  code('CodeHandedOver', { from: PERSON, to: 'ben', kept: true }, 'kept'),
  code('ImageAttached', { person: PRODUCT, image: 'qr/0123456789.png' }),
  code('ImageRemoved'),
  code('CodeDeleted'),
  code('CodeDeleted', { notice: 'N-7ZK3-M9QW' }, 'by-decision'),
  code('CodeDeleted', { takenBack: true }, 'taken-back'),
  { ...code('BatchGenerated', { batchId: 'b', codes: shortCodes(3) }), stream: 'batch-b' },
  { ...code('BatchGenerated', { batchId: 'c', codes: shortCodes(1000) }, 'longest'), stream: 'batch-c' },
  { ...code('BatchImported', { batchId: 'd', size: 99_840 }), stream: 'batch-d' },
  { ...code('BatchExpanded', { batchId: 'b' }), stream: 'batch-b' },
  { ...code('BatchNamed', { person: PRODUCT, name: 'Mugs of the spring' }), stream: 'batch-b' },
  { ...code('BatchNoted', { person: PRODUCT, note: 'Printed in May' }), stream: 'batch-b' },
  code('CodeNoted', { person: PRODUCT, note: text(500) }),
  ...['CodeTagged', 'CodeUntagged'].map((type) =>
    code(type, { person: PRODUCT, tags: ['VIP', 'Café au lait', text(LIMITS.tagLength).trim()] }),
  ),
  {
    name: 'usual',
    type: 'ApiKeyCreated',
    stream: API_KEY,
    data: {
      person: PRODUCT,
      label: 'Shop backend',
      scopes: ['codes:read', 'batches:write'],
      expiresAt: '2027-02-20T10:00:00.000Z',
      maker: PERSON,
      term: 0,
    },
  },
  {
    name: 'longest',
    type: 'ApiKeyCreated',
    stream: API_KEY,
    data: {
      person: PRODUCT,
      label: text(LIMITS.nameLength),
      scopes: [...SCOPES],
      expiresAt: null,
      maker: PERSON,
      term: 3,
    },
  },
  { name: 'usual', type: 'ApiKeyRevoked', stream: API_KEY, data: {} },
  bulk('BulkActionRequested', {
    person: PRODUCT,
    action: 'note',
    confirmed: 3,
    note: 'Order 1204',
    filter: { link: '7ZK', approved: false, id: shortCodes(2) },
  }),
  ...BulkActionKind.options.map((action) =>
    bulk('BulkActionRequested', { person: PRODUCT, action, confirmed: 1, note: '', filter: null }, action),
  ),
  bulk('BulkTagsChosen', { person: PRODUCT, tags: ['VIP', 'spring'] }),
  ...DecisionGround.options.map((ground) =>
    bulk('BulkReasonsGiven', { person: PRODUCT, ground, rule: 'No phishing', words: text(2000) }, ground),
  ),
  bulk('ImportDescribed', {
    person: PRODUCT,
    file: 'shlink-export.csv',
    source: 'shlink',
    claimable: false,
    faulty: 160,
  }),
  bulk('BulkCodesListed', { codes: shortCodes(5000) }),
  bulk('BulkActionStarted', { total: 100_000 }),
  bulk('BulkCodesHandled', {
    from: 200,
    count: 200,
    unchanged: shortCodes(2),
    refused: [{ code: '0123456789', reason: 'unknown_code' }],
    skipped: shortCodes(1),
  }),
  bulk('BulkActionCancelled'),
  bulk('BulkActionFinished'),
  bulk('BulkUndoRequested'),
  bulk('BulkCodesUndone', { place: 1, restored: 196, kept: shortCodes(1) }),
  bulk('BulkUndoFinished'),
  account('AccountRegistered', registration),
  account(
    'AccountRegistered',
    { ...registration, role: 'admin', provider: 'google', credential: null },
    'admin',
  ),
  account(
    'AccountRegistered',
    { ...registration, firstName: text(100), lastName: text(100), email: longEmail },
    'longest',
  ),
  ...StaffRole.options.map((role) =>
    account('AccountRegistered', { ...registration, role }, `invited-${role}`),
  ),
  account('AccountRegistered', { ...registration, language: 'ar' }, 'language'),
  account('AccountRegistered', { ...registration, ...HOSTILE_NAMES }, REFUSED_TODAY),
  account(
    'AccountRegistered',
    { ...registration, role: 'admin', temporaryPassword: true },
    'temporary-password',
  ),
  account('VerificationRequested', { requestId: '6c2f0d34-0000-4000-8000-000000000002' }),
  account(
    'VerificationRequested',
    { requestId: '6c2f0d34-0000-4000-8000-000000000012', language: 'fr' },
    'language',
  ),
  account('RoleChanged', { role: 'auditor', seesNames: true }),
  account('RoleChanged', { role: 'user' }, 'user'),
  account('RoleChanged', { role: 'admin', seesNames: false }, 'admin'),
  account('RoleChanged', { role: 'manager', seesNames: false }, 'manager'),
  account('RoleChanged', { role: 'support', seesNames: false }, 'support'),
  account('RoleChanged', { role: 'printer', seesNames: false }, 'printer'),
  ...StaffRole.options.map((role) => account('StaffInvited', { ...invited, role }, role)),
  account('StaffInvited', { ...invited, role: 'admin', language: 'de' }, 'language'),
  account('InvitationWithdrawn'),
  account('InvitationAccepted'),
  account('AccountDisabled'),
  account('AccountEnabled'),
  account('EmailVerified'),
  account('ClaimAwaited', { code: '0123456789' }),
  account('ClaimSettled', { code: '0123456789', outcome: 'claimed' }),
  account('ClaimSettled', { code: '0123456789', outcome: 'refused' }, 'refused'),
  account('TwoStepTurnedOn', { factor: '6c2f0d34-0000-4000-8000-000000000005' }),
  account('TwoStepTurnedOff'),
  account('RecoveryCodesRenewed'),
  account('RecoveryCodeUsed', { left: 9 }),
  account('RecoveryCodeUsed', { left: 8, use: 'sign-in' }, 'sign-in'),
  account('RecoveryCodeUsed', { left: 7, use: 'new-codes' }, 'new-codes'),
  account('RecoveryCodeUsed', { left: 6, use: 'two-step-off' }, 'two-step-off'),
  account('RecoveryCodeUsed', { left: 5, use: 'confirm' }, 'confirm'),
  account('PasskeyAdded', { passkey: KEY_OF_EMAIL }),
  account('PasskeyRemoved', { passkey: KEY_OF_EMAIL }),
  account('SignedIn', { sessionId: '6c2f0d34-0000-4000-8000-000000000003' }),
  account('PasswordResetRequested', { requestId: '6c2f0d34-0000-4000-8000-000000000004' }),
  account(
    'PasswordResetRequested',
    { requestId: '6c2f0d34-0000-4000-8000-000000000014', language: 'es' },
    'language',
  ),
  account('PasswordChanged', { credential: '6c2f0d34-0000-4000-8000-000000000005' }),
  account('PasswordRemoved'),
  account('NameChanged', { person: PERSON, firstName: 'Augusta', lastName: 'King' }),
  account('NameChanged', { person: PERSON, ...HOSTILE_NAMES }, REFUSED_TODAY),
  account('NameChanged', { person: PERSON, firstName: text(100), lastName: text(100) }, 'longest'),
  account('EmailChanged', { person: PERSON, email: 'ada@example.org', emailKey: KEY_OF_EMAIL }),
  account('EmailChanged', { person: PERSON, email: longEmail, emailKey: KEY_OF_EMAIL }, 'longest'),
  account('EmailChangeRequested', { person: PERSON, email: 'ada@example.org', emailKey: KEY_OF_EMAIL }),
  account('EmailChangeRequested', { person: PERSON, email: longEmail, emailKey: KEY_OF_EMAIL }, 'longest'),
  account('EmailChangeConfirmed', { person: PERSON, email: 'ada@example.org', emailKey: KEY_OF_EMAIL }),
  account('EmailChangeConfirmed', { person: PERSON, email: longEmail, emailKey: KEY_OF_EMAIL }, 'longest'),
  account('EmailChangeCancelled'),
  account('EmailGivenUp', { emailKey: KEY_OF_EMAIL, revision: 3 }),
  account('SecureCodeGuessed', { code: '0123456789' }),
  account('CodeAddressRequested', { code: '0123456789' }),
  account('CodeGivenAway', { code: '0123456789', revision: 7, kept: false }),
  account('CodeReceived', { code: '0123456789', revision: 7, kept: true }),
  account('LanguageChosen', { language: 'de' }),
  account('TermsAccepted', { version: '2026-12-01', language: 'de' }),
  account(
    'TermsAccepted',
    {
      version: '2026-12-01',
      language: 'de',
      domain: 'codes.example.de',
      link: 'https://wolle.example/agb',
    },
    'domain',
  ),
  {
    name: 'usual',
    type: 'SessionOpened',
    stream: 'sign-ins-6c2f0d34-0000-4000-8000-000000000001',
    data: { sessionId: '6c2f0d34-0000-4000-8000-000000000003' },
  },
  account('AccountFoundUnused', {
    since: '2024-11-21T10:00:00.000Z',
    eraseAfter: '2026-12-21T10:00:00.000Z',
  }),
  account('PersonErased'),
  account('GoogleLinked', { googleKey: KEY_OF_GOOGLE }),
  account('GoogleLinked', { googleKey: KEY_OF_GOOGLE, way: 'profile' }, 'profile'),
  account('GoogleLinked', { googleKey: KEY_OF_GOOGLE, way: 'email' }, 'email'),
  account('GoogleLinked', { googleKey: KEY_OF_GOOGLE, way: 'sign-up' }, 'sign-up'),
  account('GoogleUnlinked'),
  account('GoogleGivenUp', { googleKey: KEY_OF_GOOGLE, revision: 1 }),
  { ...account('GoogleReserved', { userId: PERSON }), stream: `google-${KEY_OF_GOOGLE}` },
  { ...account('GoogleReleased', { userId: PERSON }), stream: `google-${KEY_OF_GOOGLE}` },
  account('PersonErased', { codes: 'release' }, 'release'),
  account('PersonErased', { codes: 'close' }, 'close'),
  account('ConfirmationRequested', { requestId: '6c2f0d34-0000-4000-8000-000000000006', language: 'ar' }),
  account('ConfirmationRequested', { requestId: '6c2f0d34-0000-4000-8000-000000000016' }, 'plain'),
  account('ErasureExplained', { person: PRODUCT, reason: 'Asked by letter' }),
  account('ErasureExplained', { person: PRODUCT, reason: text(500) }, 'longest'),
  account('PersonalDataRemoved'),
  account('PersonForgotten'),
  { ...account('EmailReserved', { userId: PERSON }), stream: `email-${KEY_OF_EMAIL}` },
  { ...account('EmailReleased', { userId: PERSON }), stream: `email-${KEY_OF_EMAIL}` },
  { ...account('SignUpStarted', { userId: PERSON }), stream: `sign-up-${KEY_OF_EMAIL}` },
  {
    ...code('BannerTextsChanged', { topBannerText: 'Top', bottomBannerText: '', sideBannerText: 'Side' }),
    stream: 'banner-texts',
  },
  {
    ...code(
      'BannerTextsChanged',
      { topBannerText: text(4000), bottomBannerText: text(4000), sideBannerText: text(4000) },
      'longest',
    ),
    stream: 'banner-texts',
  },
  {
    ...code('DomainSettingsChanged', {
      domain: 'codes.example.de',
      name: 'Wolle & Co',
      colour: '#7a1f3d',
      storefront: 'https://wolle.example/',
    }),
    stream: 'qlaim-domain-settings',
  },
  {
    ...code(
      'DomainSettingsChanged',
      {
        domain: 'codes.example.de',
        name: null,
        colour: null,
        storefront: null,
        logo: '0199a3c0-7d1e-7abc-8def-0123456789ab-320x96.png',
      },
      'logo',
    ),
    stream: 'qlaim-domain-settings',
  },
  {
    ...code(
      'DomainSettingsChanged',
      {
        domain: 'codes.example.de',
        name: null,
        colour: null,
        storefront: null,
        imprint: 'https://wolle.example/impressum',
        privacy: 'https://wolle.example/datenschutz',
        terms: 'https://wolle.example/agb',
        termsDay: '2026-12-01',
      },
      'legal',
    ),
    stream: 'qlaim-domain-settings',
  },
  {
    ...code(
      'DomainSettingsChanged',
      { domain: 'codes.example.de', name: null, colour: null, storefront: null },
      'inherits',
    ),
    stream: 'qlaim-domain-settings',
  },
  {
    name: 'usual',
    type: 'ScansSuppressed',
    stream: 'scans-0',
    data: {
      codes: [
        ['0123456789', 12_000],
        ['ABCDEFGHJK', 1],
      ],
    },
  },
  {
    name: 'usual',
    type: 'ScansSummed',
    stream: 'scan-sums-0',
    data: {
      from: 0,
      upTo: 11,
      scans: 3,
      codes: [
        {
          code: '0123456789',
          days: [
            [19_000, 2],
            [19_001, 1],
          ],
          hours: [[8, 3]],
          devices: [
            ['mobile', 2],
            ['other', 1],
          ],
          referrers: [['example.com', 1]],
        },
      ],
      days: [
        {
          day: 19_000,
          hours: [[8, 2]],
          devices: [['mobile', 2]],
          referrers: [],
        },
        {
          day: 19_001,
          hours: [[8, 1]],
          devices: [['other', 1]],
          referrers: [['example.com', 1]],
        },
      ],
      batches: [{ batch: 'batch-1', days: [[19_000, 2]] }],
    },
  },
  {
    name: 'usual',
    type: 'ScansRecorded',
    stream: 'scans-0',
    data: { scans: 1, codes: '0123456789', clients: [[0, 1, 1]], from: 1795341600000 },
  },
  {
    name: 'all-columns',
    type: 'ScansRecorded',
    stream: 'scans-0',
    data: ALL_COLUMNS,
  },
  {
    name: 'usual',
    type: 'ArchivedScansSummed',
    stream: 'scan-sums-0',
    data: {
      from: 12,
      upTo: 411,
      scans: 5,
      referrers: ['example.com'],
      codes: '0123456789,menu',
      codeSums: [
        [[-19_000, 3], [-8, 3], [3], [1]],
        [[-19_000, 1, -2, 1], [-8, 1, -1, 1], [-3, 2], []],
      ],
      days: [19_000, 19_003],
      daySums: [
        [[-8, 4], [3, -2, 1], [1]],
        [[-10, 1], [-3, 1], []],
      ],
      batches: ['batch-1'],
      batchSums: [[-19_000, 2]],
    },
  },
  ...[
    { name: 'sealed', sealedFor: 'age1example' },
    { name: 'plain', sealedFor: null },
  ].map(({ name, sealedFor }) => ({
    name,
    type: 'JournalArchived',
    stream: 'qlaim-scan-archives',
    data: {
      slot: '0',
      from: 12,
      upTo: 411,
      events: 400,
      scans: 3,
      since: '2026-01-01T08:00:00.000Z',
      until: '2026-02-01T08:00:00.000Z',
      file: 'scans-0/000000000012-000000000411-0123456789ab.jsonl.zst',
      bytes: 1234,
      sha256: 'ab'.repeat(32),
      sealedFor,
      before: '0'.repeat(64),
      head: 'cd'.repeat(32),
    },
  })),
  {
    name: 'recorded',
    type: 'ScansReturned',
    stream: 'returned-scans-0',
    data: {
      revision: 12,
      id: '0b6cf3a2-0c6e-4b0e-9a53-1c5d7f6f7a11',
      at: '2026-01-01T08:00:00.000Z',
      recorded: { scans: 1, codes: '0123456789', clients: [[0, 1, 1]], from: 1795341600000 },
    },
  },
  {
    name: 'all-columns',
    type: 'ScansReturned',
    stream: 'returned-scans-0',
    data: {
      revision: 14,
      id: '0b6cf3a2-0c6e-4b0e-9a53-1c5d7f6f7a13',
      at: '2026-01-01T08:02:00.000Z',
      recorded: ALL_COLUMNS,
    },
  },
  {
    name: 'suppressed',
    type: 'ScansReturned',
    stream: 'returned-scans-0',
    data: {
      revision: 13,
      id: '0b6cf3a2-0c6e-4b0e-9a53-1c5d7f6f7a12',
      at: '2026-01-01T08:01:00.000Z',
      suppressed: [['0123456789', 12]],
    },
  },
  {
    name: 'usual',
    type: 'ArchiveReturned',
    stream: 'returned-scans-0',
    data: { events: 400, scans: 3 },
  },
  { name: 'usual', type: 'ArchivePutAway', stream: 'returned-scans-0', data: { events: 400 } },
  { ...account('FirstAdminAppointed', { userId: 'root' }), stream: 'qlaim-installation' },
  { ...account('AdminLeft', { userId: 'root' }), stream: 'qlaim-installation' },
  { ...account('AdminReturned', { userId: 'root' }), stream: 'qlaim-installation' },
  { ...account('VaultNamed', { vaultId: 'vault-1' }), stream: 'qlaim-installation' },
  { ...account('StartCounted', { number: 3 }), stream: 'qlaim-installation' },
  ...[
    account('RebuildRequested', { readModels: ['codes', 'users'], requestedBy: PERSON }),
    account('RebuildTakenUp'),
    account('ReadModelRebuilt', { readModel: 'codes', events: 1_200_000, documents: 100_000 }),
    account('RebuildFinished'),
    ...RebuildProblem.options.map((problem) =>
      account('RebuildFailed', { readModel: 'codes', problem }, problem),
    ),
  ].map((sample) => ({ ...sample, stream: 'qlaim-rebuilds' })),
  ...[
    account('ViewShared', {
      person: PRODUCT,
      id: VIEW,
      name: 'Weddings of Rosa',
      filter: { q: 'rosa', approved: false, id: ['0123456789'] },
      sort: ['scanCount', 'DESC'],
      sharedBy: PERSON,
    }),
    account(
      'ViewShared',
      { person: PRODUCT, id: VIEW, name: 'All', filter: {}, sort: null, sharedBy: PERSON },
      'least',
    ),
    account('SharedViewRenamed', { person: PRODUCT, id: VIEW, name: 'Weddings of Max' }),
    account('SharedViewRemoved', { id: VIEW }),
  ].map((sample) => ({ ...sample, stream: 'qlaim-shared-views' })),
  ...[
    ...NoticeReason.options.map((reason) =>
      account('NoticeReceived', { ...reported, person: PERSON, reason }, reason),
    ),
    ...InfoType.options.map((infoType) =>
      account('NoticeReceived', { ...reported, person: PERSON, reason: 'other', infoType }, infoType),
    ),
    account(
      'NoticeReceived',
      { ...reported, person: PERSON, reason: 'child-abuse', name: '', email: '' },
      'anonymous',
    ),
    account('NoticeReceived', { ...reported, person: PERSON, reason: 'other', words: text(4000) }, 'longest'),
    ...NoticeDecision.options.map((decision) =>
      account('NoticeDecided', { ...reasoned, decision, ground: 'law' }, decision),
    ),
    account(
      'NoticeDecided',
      { ...reasoned, decision: 'disable', ground: 'house', words: text(2000) },
      'house',
    ),
    account('NoticeDecided', { ...reasoned, decision: 'restrict', ground: 'law', carryOut: true }, 'first'),
    account(
      'NoticeDecided',
      { ...reasoned, decision: 'disable', ground: 'house', rule: '', words: '', carryOut: true },
      'unnamed',
    ),
    ...InfoType.options.map((infoType) =>
      account('HouseNoticeOpened', { code: '7K3M9QWX2P', revision: 4, infoType }, infoType),
    ),
    account('HouseNoticeOpened', { code: '7K3M9QWX2P', revision: 4, infoType: null }, 'empty'),
    account('ReasonsStated', { owner: PERSON }),
    account('ReasonsStated', { owner: PERSON, toldWith: 'N-7ZK3-M9QW' }, 'told-with-another'),
    account('ReasonsStated', { owner: PERSON, also: ['N-7ZK3-M9QW', 'N-7ZK3-M9QX'] }, 'with-others'),
    account('DecisionPassedOn', { owner: PERSON }),
    account('NoticeContested', { person: PERSON, words: text(4000) }),
    account('ObjectionDismissed', { person: PRODUCT, words: text(2000), by: PERSON }),
    account(
      'ObjectionDismissed',
      { person: PRODUCT, words: 'We stay with it', by: PERSON, owner: PERSON },
      'of-owner',
    ),
    account('DecisionReversed', { person: PRODUCT, words: text(2000), by: PERSON }),
    account('DecisionReversed', { person: PRODUCT, words: '', by: PERSON }, 'by-switch'),
    account('ReversalStated', { owner: PERSON }),
    account('ReporterForgotten'),
  ].map((sample) => ({ ...sample, stream: 'notice-N-7ZK3-M9QW' })),
  ...['WebhookAdded', 'WebhookChanged'].flatMap((type) => [
    { ...account(type, webhook), stream: WEBHOOK_STREAM },
    { ...account(type, { ...webhook, description: '', types: [] }, 'least'), stream: WEBHOOK_STREAM },
    { ...account(type, { ...webhook, types: ['code.handed_over'] }, 'handed-over'), stream: WEBHOOK_STREAM },
    {
      ...account(type, { ...webhook, types: ['content.hidden', 'content.shown'] }, 'hidden-content'),
      stream: WEBHOOK_STREAM,
    },
  ]),
  { ...account('WebhookSecretRotated', {}), stream: WEBHOOK_STREAM },
  ...PauseReason.options.map((reason) => ({
    ...account('WebhookPaused', { reason }, reason),
    stream: WEBHOOK_STREAM,
  })),
  { ...account('WebhookResumed', {}), stream: WEBHOOK_STREAM },
  { ...account('WebhookRemoved', {}), stream: WEBHOOK_STREAM },
];
