import { crc32 } from 'node:zlib';
import { animation, photo } from './images.fixture.ts';
import { makeVideo } from './videos.fixture.ts';

/** Begins every word that is planted into a file. */
const WORD = 'Zqplanted';

const PLACE = '+48.8577+002.2950+012.345/';

/** Seconds of a latitude, as no picture holds them by chance. */
const SECONDS = [3_137_331, 104_729] as const;

/** What must not be found: words, a place in words, and a place in figures of either order. */
const TRACES: readonly Buffer[] = [
  ...[WORD, '+48.8577', '002.2950'].map((text) => Buffer.from(text, 'latin1')),
  Buffer.from(WORD, 'utf16le'),
  ...[true, false].map((isBig) => {
    const bytes = Buffer.alloc(8);
    for (const [place, figure] of SECONDS.entries())
      isBig ? bytes.writeUInt32BE(figure, 4 * place) : bytes.writeUInt32LE(figure, 4 * place);
    return bytes;
  }),
];

/** Whether bytes hold anything of what was planted. */
export const holdsPlanted = (bytes: Uint8Array): boolean =>
  TRACES.some((trace) => Buffer.from(bytes).includes(trace));

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${WORD} creator"/></rdf:RDF></x:xmpmeta>`;

const SECONDS_OF_EXIF = SECONDS.join('/');
const EXIF = {
  IFD0: { Artist: `${WORD} artist`, Copyright: `${WORD} owner`, Make: `${WORD} maker` },
  IFD2: { BodySerialNumber: `${WORD} serial`, CameraOwnerName: `${WORD} owner` },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: `48/1 51/1 ${SECONDS_OF_EXIF}` },
};

export type PlantedPicture = 'jpeg' | 'png' | 'webp' | 'gif';

/** A picture that lies on its side, with a colour profile and all that cameras and editors write beside. */
export async function plantedPicture(format: PlantedPicture): Promise<Buffer> {
  if (format === 'gif') return plantedGif(await animation(30, 20, 3));
  const picture = photo(300, 200).withIccProfile('p3').withExif(EXIF).withXmp(XMP);
  const bytes = await picture.withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
  if (format === 'jpeg') return plantedJpeg(bytes);
  return format === 'png' ? plantedPng(bytes) : plantedWebp(bytes);
}

/** IPTC, a comment, a thumbnail, a segment of a maker, and a second picture behind the first. */
function plantedJpeg(bytes: Buffer): Buffer {
  const segment = (marker: number, text: string) => {
    const data = Buffer.from(text, 'latin1');
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const iptc = `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x15\x1c\x02\x50\0\x10${WORD} byline\0`;
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...[segment(0xed, iptc), segment(0xfe, `${WORD} comment`), segment(0xe0, `JFXX\0\x10${WORD} small`)],
    ...[segment(0xe2, `MPF\0${WORD} second`), segment(0xe9, `${WORD} maker`)],
    bytes.subarray(2),
    Buffer.from(`\xff\xd8${WORD} second\xff\xd9`, 'latin1'),
  ]);
}

/** Texts and a chunk of a program, behind the header. */
function plantedPng(bytes: Buffer): Buffer {
  const chunk = (name: string, text: string) => {
    const named = Buffer.from(name + text, 'latin1');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(named.length - 4);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const texts = [
    chunk('tEXt', `Author\0${WORD} author`),
    chunk('iTXt', `Title\0\0\0\0\0${WORD} title`),
    chunk('zqPr', `${WORD} program`),
  ];
  return Buffer.concat([bytes.subarray(0, 33), ...texts, bytes.subarray(33)]);
}

/** A chunk that no reader knows. */
function plantedWebp(bytes: Buffer): Buffer {
  const text = Buffer.from(`${WORD} chunk `, 'latin1');
  const head = Buffer.from('ZQPR\0\0\0\0', 'latin1');
  head.writeUInt32LE(text.length, 4);
  const whole = Buffer.concat([bytes, head, text]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** A comment and a program's block, before the trailer. */
function plantedGif(bytes: Buffer): Buffer {
  const comment = `\x21\xfe${String.fromCharCode(WORD.length)}${WORD}\0`;
  const program = `\x21\xff\x0bXMP DataXMP${String.fromCharCode(WORD.length)}${WORD}\0`;
  return Buffer.concat([bytes.subarray(0, -1), Buffer.from(`${comment}${program};`, 'latin1')]);
}

const H264 = ['-c:v', 'libx264', '-profile:v', 'baseline', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
const CODECS = {
  mp4: [...H264, '-f', 'mp4'],
  mov: [...H264, '-movflags', 'use_metadata_tags', '-f', 'mov'],
  mkv: [...H264, '-f', 'matroska'],
  avi: ['-c:v', 'mpeg4', '-c:a', 'libmp3lame', '-f', 'avi'],
  wmv: ['-c:v', 'wmv2', '-c:a', 'wmav2', '-f', 'asf'],
  flv: ['-c:v', 'flv', '-ar', '44100', '-c:a', 'libmp3lame', '-f', 'flv'],
  webm: ['-c:v', 'libvpx', '-c:a', 'libvorbis', '-f', 'webm'],
} as const;
export type PlantedVideo = keyof typeof CODECS;

/** A video of a second with a title, an artist, a comment, a place, and names of its tracks. Needs ffmpeg. */
export function plantedVideo(format: PlantedVideo): Promise<Buffer> {
  const words = ['title', 'artist', 'comment', 'copyright', 'album'].map((name) => `${name}=${WORD} ${name}`);
  const places = ['location', 'LOCATION', 'com.apple.quicktime.location.ISO6709'].map(
    (name) => `${name}=${PLACE}`,
  );
  const tags = [...words, ...places].flatMap((tag) => ['-metadata', tag]);
  const tracks = ['-metadata:s:v', `handler_name=${WORD} handler`, '-metadata:s:a', `title=${WORD} track`];
  return makeVideo(1, '320x240', true, [...tags, ...tracks, ...CODECS[format]]);
}
