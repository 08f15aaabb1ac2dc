import { beforeEach, expect, test, vi } from 'vitest';
import { fileMark, unfinishedUpload } from './unfinished-upload.ts';

const file = (name: string, lastModified = 1) =>
  new File(['a picture'], name, { type: 'image/jpeg', lastModified });

beforeEach(() => {
  unfinishedUpload.forget();
  return () => void vi.useRealTimers();
});

test('the attached files of an upload are known after the page was left, until it is forgotten', () => {
  unfinishedUpload.add([file('a.jpg')]);
  unfinishedUpload.add([file('b.jpg'), file('a.jpg')]);
  expect([...unfinishedUpload.attached()]).toEqual(['a.jpg', 'b.jpg'].map((name) => fileMark(file(name))));
  unfinishedUpload.forget();
  expect(unfinishedUpload.attached().size).toBe(0);
});

test('a file that was changed is another one', () => {
  unfinishedUpload.add([file('a.jpg', 1)]);
  expect([...unfinishedUpload.attached()]).not.toContain(fileMark(file('a.jpg', 2)));
});

test('after a day, and where something else is stored, nothing is known', () => {
  unfinishedUpload.add([file('a.jpg')]);
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000 });
  expect(unfinishedUpload.attached().size).toBe(0);
  localStorage.setItem('qlaim:unfinished-pictures', '{"files":3}');
  expect(unfinishedUpload.attached().size).toBe(0);
});
