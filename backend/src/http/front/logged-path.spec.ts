import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/login?code=7ZK3M9QWXA', '/login'],
  ['/reset?token=secret', '/reset'],
  ['/invite/secret', '/invite/…'],
  ['/invite/secret?language=de', '/invite/…'],
  ['/Invite/secret', '/invite/…'],
  ['/7ZK3M9QWXA', '/7ZK3M9QWXA'],
])('of %s the log holds %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
