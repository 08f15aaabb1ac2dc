import { describe, expect, it } from 'vitest';
import { assertType } from '../detect.ts';
import { formatOf } from '../formats.ts';

const bytes = (text: string, length = 600) => {
  const buffer = Buffer.alloc(length);
  buffer.write(text, 'latin1');
  return buffer;
};

/** The first bytes of each container. */
const MP4 = bytes('\0\0\0\x18ftypisom\0\0\x02\0isommp42');
const MOV = bytes('\0\0\0\x14ftypqt  \0\0\x02\0qt  ');
const AVI = bytes('RIFF\0\0\0\0AVI LIST');
const FLV = bytes('FLV\x01\x05\0\0\0\x09');
const MKV = bytes('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska');
const WEBM = bytes('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm');

/** A header whose first stream is of this kind: the first byte of the stream's type. */
const wmv = (stream: string) =>
  bytes(
    '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\0\xaa\0\x62\xce\x6c'.padEnd(30, '\0') +
      '\x91\x07\xdc\xb7\xb7\xa9\xcf\x11\x8e\xe6\0\xc0\x0c\x20\x53\x65\x4e\0\0\0\0\0\0\0' +
      stream,
  );
const WMV = wmv('\xc0\xef\x19\xbc\x4d\x5b\xcf\x11\xa8\xfd\0\x80\x5f\x5c\x44\x2b');
const WMV_SOUND_FIRST = wmv('\x40\x9e\x69\xf8\x4d\x5b\xcf\x11\xa8\xfd\0\x80\x5f\x5c\x44\x2b');

describe('the type of a video', () => {
  it.each([
    ['video/mp4', MP4],
    ['video/quicktime', MOV],
    ['video/x-msvideo', AVI],
    ['video/avi', AVI],
    ['video/x-flv', FLV],
    ['video/x-matroska', MKV],
    ['video/matroska', MKV],
    ['video/x-ms-wmv', WMV],
    ['video/x-ms-asf', WMV],
    ['video/x-ms-wmv', WMV_SOUND_FIRST],
  ])('is %s by its first bytes', async (type, sample) => {
    const format = formatOf(type);
    if (format === undefined) throw new Error('unknown');
    await expect(assertType(format, sample)).resolves.toBeUndefined();
  });

  it.each([
    ['video/mp4', MOV],
    ['video/quicktime', MP4],
    ['video/x-msvideo', MKV],
    ['video/x-matroska', WEBM],
    ['video/x-flv', AVI],
    ['video/x-ms-wmv', MP4],
  ])('is not %s by the first bytes of another', async (type, sample) => {
    const format = formatOf(type);
    if (format === undefined) throw new Error('unknown');
    await expect(assertType(format, sample)).rejects.toThrow(/named|type/);
  });

  it('is unknown where the product does not know it', () => {
    for (const type of ['video/webm', 'audio/flac', 'text/html', '', 'image'])
      expect(formatOf(type)).toBeUndefined();
  });
});
