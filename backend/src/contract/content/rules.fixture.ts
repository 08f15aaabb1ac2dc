import { LIMITS } from '../limits.ts';
import type { FILE_RULES, UploadFolder } from './files.ts';

/** Samples of the rules of sections 5, 8 and 9 for pages, PDFs and galleries. The schema, the form and the HTTP call share them. */

const address = (place: number) => `https://qlaim.example/files/u/${place}`;
const addresses = (count: number) => Array.from({ length: count }, (_none, place) => address(place));
const letters = (count: number) => 'a'.repeat(count);
const page = (parts: object) => ({ type: 'memories', memories: { title: 'Rosa', ...parts } });
const protectedBy = (password: string) => page({ isProtected: true, password });
const { textLength, secureCode } = LIMITS;

export interface RefusedContent {
  readonly what: string;
  readonly body: { readonly type: string } & Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly message: string;
  /** Who finds it: the schema of the contract, or only who knows more than the body. */
  readonly by: 'schema' | 'server';
}

const wrong = (
  what: string,
  body: RefusedContent['body'],
  path: string,
  message: string,
  by: RefusedContent['by'] = 'schema',
): RefusedContent => ({ what, body, path, message, by });

export const REFUSED_CONTENT: readonly RefusedContent[] = [
  wrong(
    'a video link that is none',
    page({ videoUrl: 'nonsense' }),
    'memories.videoUrl',
    'Invalid URL format',
  ),
  wrong(
    'a script as a video link',
    page({ videoUrl: 'javascript:alert(1)' }),
    'memories.videoUrl',
    'Invalid URL format',
  ),
  wrong(
    'a long video description',
    page({ videoDescription: letters(textLength + 1) }),
    'memories.videoDescription',
    'Description is too long',
  ),
  wrong(
    'a long image text',
    page({ imageText: letters(textLength + 1) }),
    'memories.imageText',
    'Image gallery description is too long',
  ),
  wrong('a long text', page({ freeText: letters(textLength + 1) }), 'memories.freeText', 'Text is too long'),
  wrong('a long title', page({ title: letters(textLength + 1) }), 'memories.title', 'Title is too long'),
  wrong(
    'a long PDF title',
    page({ pdfTitle: letters(textLength + 1) }),
    'memories.pdfTitle',
    'Title is too long',
  ),
  wrong('no secure code', protectedBy(''), 'memories.password', 'Password is required', 'server'),
  wrong(
    'a short secure code',
    protectedBy(letters(secureCode.min - 1)),
    'memories.password',
    'Password must be at least 6 characters long',
  ),
  wrong(
    'a long secure code',
    protectedBy(letters(secureCode.max + 1)),
    'memories.password',
    'Password must be at most 16 characters long',
  ),
  wrong('no PDF', { type: 'pdf', pdfs: [] }, 'link', 'Add a PDF'),
  wrong('a PDF link that is none', { type: 'pdf', link: 'nonsense' }, 'link', 'Invalid URL format', 'server'),
  wrong(
    'a PDF link of another scheme',
    { type: 'pdf', link: 'ftp://example.com/a.pdf' },
    'link',
    'Link must start with https:// or www.',
    'server',
  ),
  wrong('no image', { type: 'image', imageVideos: [] }, 'imageVideos', 'Add an image or a video'),
];

/** Bodies with more in a list than a form lets in. */
export const TOO_MUCH_CONTENT: readonly RefusedContent[] = [
  wrong('an empty page', page({ title: ' ' }), 'memories.title', 'Add a title, a text or a file'),
  wrong('too many PDFs', { type: 'pdf', pdfs: addresses(LIMITS.pdfFiles + 1) }, 'pdfs', 'Too many files'),
  wrong(
    'too many images',
    { type: 'image', imageVideos: addresses(LIMITS.contentFiles + 1) },
    'imageVideos',
    'Too many files',
  ),
  wrong(
    'too many images on a page',
    page({ images: addresses(LIMITS.contentFiles + 1).map((url, index) => ({ index, url })) }),
    'memories.images',
    'Too many files',
  ),
];

/** Bodies at the limits. */
export const ACCEPTED_CONTENT: readonly (readonly [what: string, body: RefusedContent['body']])[] = [
  ['the longest texts', page({ freeText: letters(textLength), imageText: letters(textLength) })],
  ['the longest video description', page({ videoDescription: letters(textLength) })],
  ['a page of one text', { type: 'memories', memories: { freeText: 'Rosa' } }],
  ['a video link without a scheme', page({ videoUrl: 'youtu.be/x' })],
  ['the shortest secure code', protectedBy(letters(secureCode.min))],
  ['the longest secure code', protectedBy(letters(secureCode.max))],
  ['the link of a PDF elsewhere', { type: 'pdf', link: 'www.example.com/menu.pdf' }],
];

export interface RefusedFile {
  readonly zone: Exclude<keyof typeof FILE_RULES, 'codePicture' | 'pageCaptions'>;
  readonly folder: UploadFolder;
  readonly file: { readonly name: string; readonly type: string; readonly size: number };
  readonly message: string;
  /** The server knows the folder only, so that it names the types of all its drop zones. */
  readonly overHttp?: string;
}

const IMAGES = '.jpeg, .png, .jpg, .webp, .svg';
const VIDEOS = '.mp4, .mov, .avi, .wmv, .flv, .mkv';
const oneOf = (types: string) => `File type must be one of ${types}`;
const RECORDINGS = '.mp3, .m4a, .ogg, .wav';
const ON_A_PAGE = oneOf(`${IMAGES}, ${VIDEOS}, .pdf, ${RECORDINGS}, .vtt`);
const IN_A_GALLERY = oneOf(`.jpeg, .png, .jpg, .gif, ${VIDEOS}`);
const larger = (bytes: number) => `File is larger than ${bytes} bytes`;
const EMPTY = 'The file is empty';

const file = (name: string, type: string, size: number) => ({ name, type, size });
const pageFile = (zone: RefusedFile['zone'], of: RefusedFile['file'], message: string) =>
  ({ zone, folder: 'memories', file: of, message }) as const;

export const REFUSED_FILES: readonly RefusedFile[] = [
  { ...pageFile('pageImage', file('rose.gif', 'image/gif', 10), oneOf(IMAGES)), overHttp: ON_A_PAGE },
  { ...pageFile('pageImage', file('rose.jpg', 'text/html', 10), oneOf(IMAGES)), overHttp: ON_A_PAGE },
  pageFile('pageImage', file('rose.png', 'image/png', 104_857_601), larger(104_857_600)),
  { ...pageFile('pageVideo', file('rose.webm', 'video/webm', 10), oneOf(VIDEOS)), overHttp: ON_A_PAGE },
  pageFile('pageVideo', file('rose.mkv', '', 262_144_001), larger(262_144_000)),
  pageFile('pageVideo', file('rose.mov', 'video/quicktime', 0), EMPTY),
  { ...pageFile('pagePdf', file('rose.doc', '', 10), 'File type must be .pdf'), overHttp: ON_A_PAGE },
  pageFile('pagePdf', file('rose.pdf', 'application/pdf', 104_857_601), larger(104_857_600)),
  {
    ...pageFile('pageRecording', file('rose.flac', 'audio/flac', 10), oneOf(RECORDINGS)),
    overHttp: ON_A_PAGE,
  },
  {
    ...pageFile('pageRecording', file('rose.mp3', 'text/plain', 10), oneOf(RECORDINGS)),
    overHttp: ON_A_PAGE,
  },
  pageFile('pageRecording', file('rose.wav', 'audio/wav', 52_428_801), larger(52_428_800)),
  pageFile('pageRecording', file('rose.m4a', 'audio/x-m4a', 0), EMPTY),
  { zone: 'pdf', folder: 'pdfs', file: file('rose.png', 'image/png', 10), message: 'File type must be .pdf' },
  {
    zone: 'pdf',
    folder: 'pdfs',
    file: file('rose.pdf', 'application/pdf', 262_144_001),
    message: larger(262_144_000),
  },
  { zone: 'gallery', folder: 'image', file: file('rose.svg', 'image/svg+xml', 10), message: IN_A_GALLERY },
  { zone: 'gallery', folder: 'image', file: file('rose.webp', 'image/webp', 10), message: IN_A_GALLERY },
  {
    zone: 'gallery',
    folder: 'image',
    file: file('rose.gif', 'image/gif', 262_144_001),
    message: larger(262_144_000),
  },
  { zone: 'gallery', folder: 'image', file: file('rose.jpg', 'image/jpeg', 0), message: EMPTY },
];
