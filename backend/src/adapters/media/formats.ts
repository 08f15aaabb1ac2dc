import type { Facts } from '../../ports/media.ts';

export const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'svg', 'heic'] as const;
/** `heic` only arrives: it is stored as JPEG. */
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

interface Named {
  readonly contentType: string;
  /** Other names of the type, in uploads and in what file-type reports. */
  readonly aliases: readonly string[];
}

export type Format = Named &
  (
    | { readonly kind: 'image'; readonly image: ImageFormat }
    | { readonly kind: Exclude<Facts['kind'], 'image'> }
  );

const image = (format: ImageFormat, contentType: string, ...aliases: readonly string[]): Format => ({
  kind: 'image',
  image: format,
  contentType,
  aliases,
});

const video = (contentType: string, ...aliases: readonly string[]): Format => ({
  kind: 'video',
  contentType,
  aliases,
});

const recording = (contentType: string, ...aliases: readonly string[]): Format => ({
  kind: 'recording',
  contentType,
  aliases,
});

const FORMATS: readonly Format[] = [
  image('jpeg', 'image/jpeg', 'image/jpg'),
  // Viewers without animation show the first frame of an APNG.
  image('png', 'image/png', 'image/apng'),
  image('webp', 'image/webp'),
  image('gif', 'image/gif'),
  image('svg', 'image/svg+xml'),
  // iPhones name either; a series of pictures shows its first.
  image('heic', 'image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'),
  video('video/mp4', 'video/x-m4v'),
  video('video/quicktime'),
  video('video/x-msvideo', 'video/avi', 'video/msvideo', 'video/vnd.avi'),
  // file-type names the type after the first stream, which often is the sound.
  video('video/x-ms-wmv', 'video/x-ms-asf', 'audio/x-ms-asf', 'application/vnd.ms-asf'),
  video('video/x-flv', 'video/flv'),
  video('video/x-matroska', 'video/matroska'),
  { kind: 'pdf', contentType: 'application/pdf', aliases: [] },
  recording('audio/mpeg', 'audio/mp3'),
  recording('audio/mp4', 'audio/x-m4a', 'audio/m4a'),
  recording('audio/ogg', 'audio/opus', 'application/ogg'),
  recording('audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'),
  { kind: 'captions', contentType: 'text/vtt', aliases: [] },
];

/** Returns undefined for a type that the product does not know. Letter case and parameters do not matter. */
export function formatOf(contentType: string): Format | undefined {
  const [name = ''] = contentType.toLowerCase().split(';');
  const wanted = name.trim();
  return FORMATS.find((format) => format.contentType === wanted || format.aliases.includes(wanted));
}
