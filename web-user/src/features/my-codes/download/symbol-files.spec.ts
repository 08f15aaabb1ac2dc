import { aBarcode } from '@qlaim/web-kit/testing';
import { watchDownloads } from '@qlaim/web-kit/testing/downloads';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawOn } from '../../../testing/draw-on.ts';
import { downloadSymbol } from './download-symbol.ts';
import { symbolPng } from './symbol-png.ts';
import { pictureOfText } from './text-picture.ts';

const drawn: (readonly unknown[])[] = [];

/** Records what is drawn. */
const context = {
  fillStyle: '',
  font: '',
  textAlign: '',
  textBaseline: '',
  fillRect: (...place: number[]) => void drawn.push([context.fillStyle, ...place]),
  fillText: (...text: unknown[]) =>
    void drawn.push([context.font, context.textAlign, context.textBaseline, ...text]),
  measureText: (text: string) => ({ width: text.length * 50.5 }),
};

beforeEach(() => {
  drawn.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    done(new Blob([`${this.width} × ${this.height}`], { type: type ?? '' }));
  });
  return drawOn(context);
});

describe('the picture of a symbol', () => {
  const symbol = { side: 10, runs: [{ x: 1, y: 2, length: 3 }] };

  it('has modules of whole pixels on white', async () => {
    expect(await (await symbolPng(symbol, 44)).text()).toBe('44 × 44');
    expect(drawn).toEqual([
      ['#fff', 0, 0, 44, 44],
      ['#000', 6, 10, 12, 4],
    ]);
  });

  it('fails where the browser draws nothing', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await expect(symbolPng(symbol, 44)).rejects.toThrow('The picture is empty');
    drawOn(null);
    expect(() => symbolPng(symbol, 44)).toThrow('This browser draws no pictures');
  });
});

describe('the picture of a text', () => {
  const sizeOf = async (text: string) => new TextDecoder().decode(await pictureOfText(text));

  it('is as wide as the text, up to a limit', async () => {
    expect(await sizeOf('abc')).toBe('160 × 140');
    expect(drawn).toEqual([['700 96px system-ui, sans-serif', 'center', 'middle', 'abc', 80, 70, 160]]);
    expect(await sizeOf('a'.repeat(100))).toBe('1600 × 140');
  });

  it('fails where the browser draws nothing', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await expect(pictureOfText('a')).rejects.toThrow('The picture is empty');
  });
});

it.each([
  ['svg', '.svg', 'image/svg+xml'],
  ['png-1024', '-1024.png', 'image/png'],
  ['png-2048', '-2048.png', 'image/png'],
  ['label', '-label.pdf', 'application/pdf'],
] as const)('saves the file %s', async (file, ending, type) => {
  const saved = watchDownloads();
  await downloadSymbol(aBarcode(), file);
  expect(saved.map(({ name, content }) => [name, content?.type])).toEqual([
    [`qlaim-7K3M9QWX2P${ending}`, type],
  ]);
});
