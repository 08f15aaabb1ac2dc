import { describe, expect, it } from 'vitest';
import { tone } from '../fixtures/tone.fixture.ts';
import { assertWholeWave } from './assert-whole-wave.ts';

describe('a WAV', () => {
  const wave = tone({ title: 'Rosa' });

  it('is whole with all that its header says, and with more behind', () => {
    expect(() => assertWholeWave(wave, wave.length)).not.toThrow();
    expect(() => assertWholeWave(wave, wave.length + 10)).not.toThrow();
  });

  it('is not whole where bytes are missing', () => {
    expect(() => assertWholeWave(wave, wave.length - 1)).toThrow('broken');
    expect(() => assertWholeWave(wave.subarray(0, 60), 60)).toThrow('broken');
  });

  it.each([0, 0xffffffff])('of unknown length is whole: %d', (length) => {
    const unknown = Buffer.from(wave);
    unknown.writeUInt32LE(length, unknown.indexOf('data') + 4);
    expect(() => assertWholeWave(unknown, unknown.length)).not.toThrow();
  });
});
