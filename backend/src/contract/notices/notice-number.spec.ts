import { expect, it } from 'vitest';
import { NoticeNumber, noticeNumberOf } from './notice-number.ts';

it('makes a number of random bytes, which people can read', () => {
  expect(noticeNumberOf(Uint8Array.from([7, 31, 19, 3, 20, 9, 23, 28]))).toBe('N-7ZK3-M9QW');
  expect(noticeNumberOf(Uint8Array.from([255, 32, 1, 2, 3, 4, 5, 6]))).toBe('N-Z012-3456');
});

it.each(['N-7ZK3-M9QW', 'N-0000-0000'])('knows a number: %s', (text) =>
  expect(NoticeNumber.safeParse(text).success).toBe(true),
);

it.each(['', '7ZK3M9QW', 'N-7ZK3M9QW', 'n-7zk3-m9qw', 'N-7ZKI-M9QW', 'N-7ZK3-M9QW\n', '<b>'])(
  'refuses what is none: %j',
  (text) => expect(NoticeNumber.safeParse(text).success).toBe(false),
);
