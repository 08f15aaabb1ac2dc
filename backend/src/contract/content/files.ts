import { z } from 'zod';
import { longestText } from '../lengths/longest-text.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { ShownCaptions } from './caption-languages.ts';

/** The media types of files that a code may lead to, by their extension (section 9). */
const TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heic',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  wmv: 'video/x-ms-wmv',
  flv: 'video/x-flv',
  mkv: 'video/x-matroska',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt',
};

const VIDEOS = ['mp4', 'mov', 'avi', 'wmv', 'flv', 'mkv'];

const RECORDINGS = ['mp3', 'm4a', 'ogg', 'wav'];

/** The extensions of pictures that the server turns into JPEG: those of iPhones. */
const CONVERTED = ['heic', 'heif'];

/** What one drop zone accepts: extensions, and the size of a file in bytes. */
export interface FileRule {
  readonly extensions: readonly string[];
  /** Further extensions, of files that become one of the types above. */
  readonly converted?: readonly string[];
  readonly maxBytes: number;
}

/** The drop zones of the editor, and of the pictures of codes (section 9). */
export const FILE_RULES = {
  pageImage: {
    extensions: ['jpeg', 'png', 'jpg', 'webp', 'svg'],
    converted: CONVERTED,
    maxBytes: LIMITS.imageBytes,
  },
  pageVideo: { extensions: VIDEOS, maxBytes: LIMITS.videoBytes },
  pagePdf: { extensions: ['pdf'], maxBytes: LIMITS.pagePdfBytes },
  pageRecording: { extensions: RECORDINGS, maxBytes: LIMITS.recordingBytes },
  pageCaptions: { extensions: ['vtt'], maxBytes: LIMITS.captionsBytes },
  pdf: { extensions: ['pdf'], maxBytes: LIMITS.pdfBytes },
  codePicture: { extensions: ['jpeg', 'png', 'jpg'], maxBytes: LIMITS.imageBytes },
  gallery: {
    extensions: ['jpeg', 'png', 'jpg', 'gif', ...VIDEOS],
    converted: CONVERTED,
    maxBytes: LIMITS.videoBytes,
  },
} as const satisfies Record<string, FileRule>;

/** The folders of an upload (section 7), each with the drop zones that fill it. */
export const UPLOAD_FOLDERS = {
  pdfs: [FILE_RULES.pdf],
  memories: [
    FILE_RULES.pageImage,
    FILE_RULES.pageVideo,
    FILE_RULES.pagePdf,
    FILE_RULES.pageRecording,
    FILE_RULES.pageCaptions,
  ],
  image: [FILE_RULES.gallery],
} as const satisfies Record<string, readonly FileRule[]>;

export const UploadFolder = z.enum(['pdfs', 'memories', 'image']);
export type UploadFolder = z.infer<typeof UploadFolder>;

/** A file before its upload. `type` may be empty where the browser does not know it; `size` is in bytes. */
export interface NamedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns the media type of a file by its name; undefined for a file that no content may hold. */
export const typeOfName = (name: string): string | undefined => TYPES[extensionOf(name)];

/** Returns the extension that files of a media type get; undefined for a type that no content may hold. */
export const extensionOfType = (type: string): string | undefined =>
  Object.entries(TYPES).find(([extension, of]) => of === type && extension !== 'jpeg')?.[0];

/** Returns the type under which a file of a media type is stored: pictures of iPhones become JPEG. */
export const storedType = (type: string): string => (type === 'image/heic' ? 'image/jpeg' : type);

/** Returns whether an address names a video by its extension (section 2, Gallery). */
export const isVideoName = (name: string): boolean =>
  VIDEOS.includes(extensionOf(name.split('?', 1)[0] ?? ''));

/** Returns whether a media type is a video's. */
export const isVideoType = (type: string): boolean => type.startsWith('video/');

/** Returns whether a media type is a recording's. */
export const isRecordingType = (type: string): boolean => type.startsWith('audio/');

/** Returns every extension that a drop zone takes. */
export const allExtensions = ({ extensions, converted = [] }: FileRule): readonly string[] => [
  ...extensions,
  ...converted,
];

const fits = (rule: FileRule, { name, type }: Pick<NamedFile, 'name' | 'type'>): boolean => {
  const byName = extensionOf(name);
  if (!allExtensions(rule).includes(byName)) return false;
  // Browsers disagree on the names of video types, and some know none: the content is checked after the upload.
  return (
    type === '' ||
    type === TYPES[byName] ||
    (isVideoType(type) && VIDEOS.includes(byName)) ||
    (/^(audio\/|(video|application)\/ogg$)/.test(type) && RECORDINGS.includes(byName)) ||
    type === 'image/jpg' ||
    (type === 'image/heif' && CONVERTED.includes(byName))
  );
};

/** Returns the message for a wrong type, in the words of section 5. */
export function wrongType({ extensions }: FileRule): string {
  const names = extensions.map((extension) => `.${extension}`);
  return `${FORM_MESSAGES.fileType} ${names.length > 1 ? `one of ${names.join(', ')}` : names[0]}`;
}

/** Returns the message for a file that is too large (section 5). */
export const tooLarge = ({ maxBytes }: FileRule): string => `${FORM_MESSAGES.fileLarge} ${maxBytes} bytes`;

/** Returns the problem of a file in a drop zone (section 5, File drops), or undefined. */
export function fileProblem(rule: FileRule, file: NamedFile): string | undefined {
  if (!fits(rule, file)) return wrongType(rule);
  if (file.size > rule.maxBytes) return tooLarge(rule);
  if (file.size < 1) return FORM_MESSAGES.fileEmpty;
  return undefined;
}

/** Returns the rule of a folder's drop zones that accepts the type of a file; undefined where none does. */
export const ruleFor = (folder: UploadFolder, file: Pick<NamedFile, 'name' | 'type'>): FileRule | undefined =>
  UPLOAD_FOLDERS[folder].find((rule) => fits(rule, file));

/** Returns the problem of a file in a folder, or undefined. */
export function uploadProblem(folder: UploadFolder, file: NamedFile): string | undefined {
  const rule = ruleFor(folder, file);
  return rule ? fileProblem(rule, file) : wrongType(folderRule(folder));
}

/** Returns one rule for all drop zones of a folder, for the message about a file that none accepts. */
function folderRule(folder: UploadFolder): FileRule {
  const rules: readonly FileRule[] = UPLOAD_FOLDERS[folder];
  return {
    extensions: [...new Set(rules.flatMap(({ extensions }) => extensions))],
    maxBytes: Math.max(...rules.map(({ maxBytes }) => maxBytes)),
  };
}

/** The address of an uploaded file in a request. */
export const FileAddress = z.string().trim().min(1, FORM_MESSAGES.fileUnknown).max(LIMITS.linkLength);

const words = (long: string) => z.string().trim().check(longestText(LIMITS.descriptionLength, long));

/** What is said of a picture: a description in words, which pages read aloud, and a caption, which everybody reads. */
export const FileDescription = z.strictObject({
  url: FileAddress,
  text: words(FORM_MESSAGES.descriptionLong),
  caption: words(FORM_MESSAGES.captionLong).default(''),
});
export type FileDescription = z.infer<typeof FileDescription>;

export const FileDescriptions = z
  .array(FileDescription)
  // Those of all pictures, and of the portrait of a page.
  .max(LIMITS.contentFiles + 1)
  .default([]);

/** Why the server makes no playable form of a video. */
export const Unconverted = z.enum(['too_much_work', 'too_much_today', 'broken']);
export type Unconverted = z.infer<typeof Unconverted>;

/** A file of a content in an answer, with all that a page needs to show it. Sizes in bytes and pixels. */
export const FileInfo = z.object({
  url: z.string(),
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
  width: z.int().optional(),
  height: z.int().optional(),
  /** The length of a video or a recording in seconds. */
  seconds: z.number().optional(),
  /** The main colour, `#rrggbb`, and a tiny picture as a data URL, for the time before the picture is there. */
  colour: z.string().optional(),
  blur: z.string().optional(),
  /** A description in words; the title of a recording. */
  description: z.string().optional(),
  /** The captions of a video. */
  captions: ShownCaptions.optional(),
  /** What a page shows with a picture once it is enlarged. */
  caption: z.string().optional(),
  /** Smaller forms of a picture, from narrow to wide. */
  sources: z.array(z.object({ width: z.int(), webp: z.string(), avif: z.string() })),
  /** A form of the video that all browsers play, and its first picture. */
  play: z.string().optional(),
  poster: z.string().optional(),
  /** The address that saves any file but a picture under its name. */
  download: z.string().optional(),
  /** `waiting` until the smaller or playable forms are made; `original` where none can be made. */
  state: z.enum(['waiting', 'ready', 'original']),
});
export type FileInfo = z.infer<typeof FileInfo>;
