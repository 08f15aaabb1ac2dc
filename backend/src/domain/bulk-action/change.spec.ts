import { describe, expect, it } from 'vitest';
import { absentCode } from '../qr-code/state.ts';
import { commandOf, concernOf, undoOf } from './change.ts';

const withTags = (...tags: string[]) => ({ ...absentCode, status: 'present' as const, tags });
const action = (kind: 'tag' | 'untag', ...tags: string[]) => ({ action: kind, note: '', tags });
const TAG = action('tag', 'VIP', 'spring');
const UNTAG = action('untag', 'VIP', 'spring');

describe('a bulk action about tags', () => {
  it('puts its tags on each code, or takes them off', () => {
    expect(commandOf(TAG)).toEqual({ type: 'changeTags', add: ['VIP', 'spring'], remove: [] });
    expect(commandOf(UNTAG)).toEqual({ type: 'changeTags', add: [], remove: ['VIP', 'spring'] });
  });

  it('is concerned with its own tags alone, in whatever spelling', () => {
    expect(concernOf(TAG, withTags('vip', 'other'))).toBe(concernOf(TAG, withTags('vip')));
    expect(concernOf(TAG, withTags('vip'))).not.toBe(concernOf(TAG, withTags('vip', 'Spring')));
  });

  it('gives back the tags that a code had before, and takes those off that it lacked', () => {
    expect(undoOf(TAG, withTags('vip', 'other'))).toEqual({
      type: 'changeTags',
      add: [],
      remove: ['spring'],
    });
    expect(undoOf(UNTAG, withTags('vip', 'other'))).toEqual({ type: 'changeTags', add: ['vip'], remove: [] });
  });
});
