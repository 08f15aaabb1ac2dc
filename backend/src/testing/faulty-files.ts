import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { heic } from '../adapters/media/fixtures/heic.fixture.ts';
import { zip } from '../adapters/media/fixtures/images.fixture.ts';
import { png as drawPng } from '../adapters/media/fixtures/png.fixture.ts';
import { tone } from '../adapters/media/fixtures/tone.fixture.ts';
import type { UploadFolder } from '../contract/content/files.ts';
import type { FileFault } from '../contract/messages.ts';

/** A file that no content may hold, as a browser announces it, and what is wrong with it. */
export interface FaultyFile {
  readonly what: string;
  readonly name: string;
  readonly type: string;
  readonly folder: UploadFolder;
  readonly fault: FileFault;
  readonly bytes: () => Promise<Buffer> | Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  heic: 'image/heic',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  vtt: 'text/vtt',
};

const faulty = (
  what: string,
  name: string,
  fault: FileFault,
  bytes: FaultyFile['bytes'],
  folder: UploadFolder = 'memories',
): FaultyFile => ({ what, name, fault, bytes, folder, type: TYPES[name.split('.').at(-1) ?? ''] ?? '' });

const flat = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#2f7d5b' } });
const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.7);

/** A PNG of a kilobyte that claims so many pixels. */
const bomb = (width: number, height: number) => drawPng(width, height, deflateSync(Buffer.alloc(1_000_000)));
const film = () =>
  Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  \0\0\x02\0qt  ', 'latin1'), Buffer.alloc(600)]);
const SCRIPT = Buffer.from('<script>alert(1)</script>');

const pdf = (catalog: string) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
  );

/** The corpus of faulty files: each is refused by the server when it arrives. */
export const FAULTY_FILES: readonly FaultyFile[] = [
  faulty('HTML under the name of a picture', 'fake.png', 'notPicture', () => SCRIPT),
  faulty('a PDF under the name of a picture', 'letter.jpg', 'notPicture', () => pdf('')),
  faulty('a text under the name of a picture of an iPhone', 'IMG_1.heic', 'notPicture', () => SCRIPT),
  faulty('a program under the name of a video', 'film.mp4', 'notVideo', () => Buffer.from('#!/bin/sh\n')),
  faulty(
    'a picture under the name of a video',
    'clip.mov',
    'notVideo',
    () => flat().png().toBuffer(),
    'image',
  ),
  faulty('a ZIP under the name of a PDF', 'scan.pdf', 'notPdf', zip, 'pdfs'),
  faulty('HTML before a PDF', 'page.pdf', 'notPdf', () => Buffer.concat([SCRIPT, pdf('')])),
  faulty('a PNG under the name of a JPEG', 'shot.jpg', 'otherType', () => flat().png().toBuffer()),
  faulty('a HEIC under the name of a JPEG', 'IMG_2.jpg', 'otherType', () => heic({ tiles: [['red']] })),
  faulty('a TIFF under the name of a PNG', 'scan.png', 'otherType', () => flat().tiff().toBuffer()),
  faulty('a JPEG that is cut off', 'cut.jpg', 'damaged', async () => cut(await flat().jpeg().toBuffer())),
  faulty('a PNG that is cut off', 'cut.png', 'damaged', async () => cut(await flat().png().toBuffer())),
  faulty('a WebP that is cut off', 'cut.webp', 'damaged', async () => cut(await flat().webp().toBuffer())),
  faulty(
    'a GIF that is cut off',
    'cut.gif',
    'damaged',
    async () => cut(await flat().gif().toBuffer()),
    'image',
  ),
  faulty('a HEIC that is cut off', 'cut.heic', 'damaged', () => cut(heic({ tiles: [['red', 'blue']] }))),
  faulty('an SVG that is cut off', 'cut.svg', 'damaged', () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect'),
  ),
  faulty(
    'a PDF without an end',
    'cut.pdf',
    'damaged',
    () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj'),
    'pdfs',
  ),
  faulty('a picture of 100 megapixels', 'large.png', 'pixels', () => bomb(10_000, 10_001)),
  faulty('a few bytes that decode to gigabytes', 'bomb.png', 'pixels', () => bomb(40_000, 30_000)),
  faulty('a HEIC that claims too many pixels', 'large.heic', 'pixels', () =>
    heic({ tiles: [['red']], claimed: [10_000, 10_000] }),
  ),
  faulty('a picture that is a ZIP too', 'both.jpg', 'unsafe', async () =>
    Buffer.concat([await flat().jpeg().toBuffer(), zip()]),
  ),
  faulty('a text under the name of a recording', 'talk.mp3', 'notRecording', () => Buffer.from('Dear Rosa')),
  faulty('a film under the name of a recording', 'talk.m4a', 'notRecording', () => film()),
  faulty('a WAV under the name of an MP3', 'song.mp3', 'otherType', () => tone()),
  faulty('a WAV that is cut off', 'cut.wav', 'damaged', () => cut(tone())),
  faulty('a recording that is a ZIP too', 'both.wav', 'unsafe', () => Buffer.concat([tone(), zip()])),
  faulty('SubRip under the name of captions', 'talk.vtt', 'notCaptions', () =>
    Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHello\n'),
  ),
  faulty('captions with times that no player reads', 'times.vtt', 'badCaptions', () =>
    Buffer.from('WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHello\n'),
  ),
  faulty('captions in Latin-1', 'latin.vtt', 'badCaptions', () =>
    Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nJos\u00e9\n', 'latin1'),
  ),
  faulty(
    'a PDF with a script',
    'form.pdf',
    'pdfActive',
    () => pdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'),
    'pdfs',
  ),
];

/** A picture as an iPhone takes it: in tiles, and lying on its side. It is 64 pixels wide and 128 high. */
export const iPhonePicture = () => ({
  name: 'IMG_0007.HEIC',
  type: 'image/heic',
  bytes: Uint8Array.from(heic({ tiles: [['red', 'blue']], turns: 1 })),
});

/** A sound recording of two seconds. */
export const shortRecording = () => ({
  name: 'laugh.wav',
  type: 'audio/wav',
  bytes: Uint8Array.from(tone({ seconds: 2 })),
});
