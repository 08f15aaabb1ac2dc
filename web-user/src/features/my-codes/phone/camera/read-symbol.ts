/** What a camera or a file shows. */
type Source = HTMLVideoElement | ImageBitmap;

/** Returns the text of a QR symbol in a picture; undefined where none is found. */
export type ReadSymbol = (source: Source) => Promise<string | undefined>;

/** The part of the Shape Detection API that is used. TypeScript does not have it. */
interface Detector {
  detect(source: Source): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

/** The longest side that the decoder gets, in pixels: of a frame of the camera, and of a picture. */
const SIDE = { frame: 960, picture: 2048 } as const;

/** What the decoder may take for retries, in milliseconds. A picture has one try, and a camera many. */
const RETRIES = {
  frame: { timeLimit: 60 },
  picture: { timeLimit: 1500, effort: 8 },
} as const;

/** Returns what reads symbols: the browser where it can, else a decoder, which loads now. Rejects where it does not load. */
export async function openReader(of: keyof typeof SIDE): Promise<ReadSymbol> {
  return (await nativeReader()) ?? (await ownReader(of));
}

async function nativeReader(): Promise<ReadSymbol | undefined> {
  const { BarcodeDetector: Native } = globalThis;
  // Some systems have the class without the service behind it.
  const formats = await Native?.getSupportedFormats().catch((): readonly string[] => []);
  if (!Native || !formats?.includes('qr_code')) return undefined;
  const detector = new Native({ formats: ['qr_code'] });
  return async (source) => (await detector.detect(source).catch(() => []))[0]?.rawValue;
}

async function ownReader(of: keyof typeof SIDE): Promise<ReadSymbol> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (source) => {
    const { width, height } = sizeOf(source);
    const scale = Math.min(1, SIDE[of] / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    if (!pen || canvas.width === 0 || canvas.height === 0) return undefined;
    pen.drawImage(source, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height), RETRIES[of]);
    } catch {
      // The decoder throws where it finds no symbol.
      return undefined;
    }
  };
}

const sizeOf = (source: Source) =>
  source instanceof HTMLVideoElement ? { width: source.videoWidth, height: source.videoHeight } : source;
