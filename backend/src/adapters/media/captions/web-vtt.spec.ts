import { describe, expect, it } from 'vitest';
import { isWebVtt } from './web-vtt.ts';

const CUE = '00:01.000 --> 00:02.500\nThe lake';

describe('WebVTT', () => {
  it.each([
    ['a cue', `WEBVTT\n\n${CUE}`],
    ['lines of Windows, and a byte order mark', `\u{feff}WEBVTT\r\n\r\n${CUE.replace('\n', '\r\n')}\r\n`],
    [
      'a title, a note, a style and a region',
      `WEBVTT - Rosa\n\nNOTE a\n\nSTYLE\n::cue {}\n\nREGION\nid:a\n\n${CUE}\n`,
    ],
    [
      'names, hours and settings of cues',
      `WEBVTT\n\n1\n100:00:01.000 --> 100:00:02.000 align:start\nA\nB\n\n${CUE}`,
    ],
    ['metadata below the header', `WEBVTT\nKind: captions\nLanguage: en\n\n${CUE}`],
  ])('is a file with %s', (_what, text) => {
    expect(isWebVtt(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['another header', `WEBVTTX\n\n${CUE}`],
    ['no header, as SubRip', `1\n00:00:01,000 --> 00:00:02,000\nA`],
    ['no cue', 'WEBVTT\n\nNOTE nothing here'],
    ['a cue right below the header', `WEBVTT\n${CUE}`],
    ['times with a comma', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nA'],
    ['61 seconds', 'WEBVTT\n\n00:61.000 --> 02:00.000\nA'],
    ['a cue that ends before it begins', 'WEBVTT\n\n00:03.000 --> 00:02.000\nA'],
    ['a cue without a text', `WEBVTT\n\n00:01.000 --> 00:02.000\n\n${CUE}`],
    ['a line that is part of no cue', `WEBVTT\n\n${CUE}\n\nlost`],
    ['two cues without a line between', `WEBVTT\n\n${CUE}\n00:03.000 --> 00:04.000\nB`],
  ])('is no file with %s', (_what, text) => {
    expect(isWebVtt(text)).toBe(false);
  });
});
