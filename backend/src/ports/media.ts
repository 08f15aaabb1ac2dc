/** An uploaded file, as its owner declared it. */
export interface DeclaredFile {
  /** `codes/<short code>/<upload>/original.<ending>`. What is made from the file gets a name in the same folder. */
  readonly key: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * * `missing`: there is no such file.
 * * `empty`: the file has no bytes.
 * * `type`: the bytes are of another kind than declared, or the stored type is another, or the product does not know it.
 * * `named`: the bytes are of another type of the declared kind: a PNG that was declared as JPEG.
 * * `size`: the file has not the declared size.
 * * `broken`: the file is truncated or cannot be decoded; captions without valid cues.
 * * `too_many_pixels`: the image has 100 million pixels or more, all frames counted, or more than 1,000 frames.
 * * `unsafe`: the file is of two types at once, or holds what no filter can clean.
 * * `unclean`: the server has no tool that removes what a device wrote into a video or a recording.
 * * `active`: the PDF holds an action, a form or a file that is not allowed, or nobody can see whether it does.
 * * `too_much_work`: converting the video takes more work than was allowed.
 */
export type RefusalReason =
  | 'missing'
  | 'empty'
  | 'type'
  | 'named'
  | 'size'
  | 'broken'
  | 'too_many_pixels'
  | 'unsafe'
  | 'unclean'
  | 'active'
  | 'too_much_work';

export interface Refused {
  readonly reason: RefusalReason;
}

export interface ImageFacts {
  readonly kind: 'image';
  /** The usual name of the type: `image/jpeg` also for a declared `image/jpg`, and for HEIC, which is converted. */
  readonly contentType: string;
  /** Bytes of the stored file, which may have been replaced. */
  readonly size: number;
  /** Pixels, as shown: the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`: the dominant colour. */
  readonly colour: string;
  /** A `data:` URL of about 16 pixels, at most 700 characters. */
  readonly blur: string;
  /** The texts of the QR symbols on it, each once, where they were asked for. */
  readonly symbols?: readonly string[];
}

export interface VideoFacts {
  readonly kind: 'video';
  readonly contentType: string;
  readonly size: number;
  /** Pixels, as shown. */
  readonly width: number;
  readonly height: number;
  /** Absent where the file does not say. */
  readonly seconds?: number;
}

export interface PdfFacts {
  readonly kind: 'pdf';
  readonly contentType: string;
  readonly size: number;
}

export interface RecordingFacts {
  readonly kind: 'recording';
  readonly contentType: string;
  readonly size: number;
  /** Absent where the file does not say. */
  readonly seconds?: number;
}

export interface CaptionsFacts {
  readonly kind: 'captions';
  readonly contentType: string;
  readonly size: number;
}

export type Facts = ImageFacts | VideoFacts | PdfFacts | RecordingFacts | CaptionsFacts;

/** The result of cleaning a stored file: it has no metadata any more, or is withheld, or there was nothing to do. */
export type CleanedFile = 'cleaned' | 'withheld' | 'as_it_was';

export interface ConvertedVideo {
  /** The key of a video that all browsers play: `play.mp4` beside the original, or the original itself. */
  readonly play: string;
  /** The key of a frame in WebP. */
  readonly poster: string;
  /** Pixels, as shown. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

export interface InspectOptions {
  /** Reads the QR symbols on an image too, also small, turned, bent and inverted ones. */
  readonly symbols?: boolean;
}

/** A square picture, which shows another in its middle. */
export interface Tile {
  /** Pixels. */
  readonly side: number;
  /** The part of the side that the shown picture takes at most, up to 1. */
  readonly inside: number;
  /** What is behind it: nothing, a tile with round corners, or the whole square. */
  readonly ground: 'none' | 'tile' | 'whole';
}

export interface WorkLimit {
  /** Pixels of all frames that are decoded. It is compared before the work, by what the file says of itself. */
  readonly pixels: number;
  /** Milliseconds, after which the work is stopped. */
  readonly milliseconds: number;
}

export interface ConvertOptions {
  /** Stops the work, which rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** What the work may take. Streams that are copied count as no pixels. */
  readonly most: WorkLimit;
  /** Whole percent from 0 to 100, growing. */
  onProgress(percent: number): void;
}

/**
 * Looks into uploaded files, and makes from them what pages show. Bad files are values (`Refused`), not errors. All methods
 * reject with `EngineUnavailable` where the storage is away or the tools do not start.
 */
export interface Media {
  /**
   * Decodes the file before it becomes content. Replaces a stored picture, video or recording by a copy without metadata and foreign
   * bytes, which has the size that the facts give. It may be inspected again under the size that was declared first. A file
   * of a code that is replaced stays as it arrived under `untouchedKey`; so does, and without a copy, a video that can't be
   * cleaned. A picture in HEIC is replaced by an upright JPEG.
   */
  inspect(file: DeclaredFile, options?: InspectOptions): Promise<Facts | Refused>;
  /**
   * Replaces a stored picture or video as `inspect` does, where that did not happen yet. A file that can't be cleaned is
   * withheld: it goes to `untouchedKey`. Without ffmpeg, videos stay.
   */
  clean(file: Pick<DeclaredFile, 'key'>): Promise<CleanedFile | Refused>;
  /**
   * Writes `w<width>.webp` and `w<width>.avif` beside the image, without metadata. Widths are 480, 960 and 1920 as far as the
   * image has them, and its own width below 1920. No widths for animations and SVG, which are shown as they are.
   */
  derive(
    file: Pick<DeclaredFile, 'key' | 'contentType'>,
  ): Promise<{ readonly widths: readonly number[] } | Refused>;
  /**
   * Returns squares in PNG, in the order of `tiles`, with the image in the middle of each as large as fits. Their ground is white,
   * unless they have none.
   */
  icons(
    file: Pick<DeclaredFile, 'key' | 'contentType'>,
    tiles: readonly Tile[],
  ): Promise<readonly Buffer[] | Refused>;
  /** Returns whether ffmpeg and ffprobe are on the PATH. */
  canConvert(): Promise<boolean>;
  /**
   * Makes `play.mp4` (H.264 and AAC, at most 1920 by 1080 pixels or upright) and `poster.webp` beside the video, without
   * metadata. Two at a time; others wait. Rejects with `EngineUnavailable` where `canConvert` is false.
   */
  convert(file: Pick<DeclaredFile, 'key'>, options: ConvertOptions): Promise<ConvertedVideo | Refused>;
  /** Ends the work in progress, which rejects with `EngineUnavailable`. */
  close(): Promise<void>;
}
