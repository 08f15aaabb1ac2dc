import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageSwitch } from './language-switch.ts';

const PAGE = '/welcome?language=de';
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let server: ReturnType<ReturnType<typeof express>['listen']>;
let url: string;
beforeEach(async () => {
  const app = express();
  app.use(languageSwitch('https://qlaim.example'));
  app.use((_request, response) => void response.send('the page'));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}`;
});
afterEach(
  () => new Promise<void>((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
);

const ask = (path: string, method: string, headers: Record<string, string>) =>
  fetch(`${url}${path}`, { method, headers: { ...headers, connection: 'close' }, redirect: 'manual' });

describe('the choice of a language in an address', () => {
  it.each(['GET', 'HEAD'])(
    'is remembered by a %s of a page, which leads to the page without it',
    async (method) => {
      const response = await ask(PAGE, method, HTML);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/welcome');
      expect(response.headers.get('set-cookie')).toMatch(/^qlaim_language=de; .*Secure/);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each([
    ['a form that is sent', PAGE, 'POST', HTML],
    ['a change', PAGE, 'PUT', HTML],
    ['a page without a choice', '/welcome', 'GET', HTML],
    ['a language that we do not have', '/welcome?language=xx', 'GET', HTML],
    ['a caller of the API', PAGE, 'GET', { accept: 'application/json' }],
    ['a caller that takes anything', PAGE, 'GET', { accept: '*/*' }],
  ])('is left alone in %s', async (_name, path, method, headers) => {
    const response = await ask(path, method, headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toBe('the page');
  });
});
