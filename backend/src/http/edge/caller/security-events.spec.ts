import { once } from 'node:events';
import type { Server } from 'node:http';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ROUTES } from '../../../contract/routes/index.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { note } from '../answers/call-result.ts';
import { sendRefusal } from '../answers/error-answers.ts';
import { type SecurityEvent, watchSecurity } from './security-events.ts';

const lines: string[] = [];
const counted: SecurityEvent[] = [];
let fixture: Fixture;
let server: Server;
beforeAll(async () => {
  fixture = await openFixture();
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const app = express().set('trust proxy', 1);
  app.use(watchSecurity({ ...fixture, logger }, (event) => void counted.push(event)));
  app.get('/login', (_request, response) => {
    note(response, { done: ROUTES.login, person: 'ada' });
    response.json({});
  });
  app.get('/verified', (_request, response) => {
    note(response, { done: ROUTES.verifyEmail, signedIn: true, person: 'ada' });
    response.json({});
  });
  app.get('/linked', (_request, response) => {
    note(response, { linkedGoogle: true, person: 'ada' });
    response.redirect('/profile');
  });
  app.get('/profile', (_request, response) => void response.json({}));
  app.get('/limited', (_request, response) => sendRefusal(response, { code: 'too_many_requests' }));
  app.get('/unknown', (_request, response) => sendRefusal(response, { code: 'unknown_code' }));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await fixture.close();
});
beforeEach(() => {
  lines.splice(0);
  counted.splice(0);
});

async function open(path: string, from = '203.0.113.9'): Promise<void> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  const headers = { 'x-forwarded-for': from };
  await (await fetch(`http://127.0.0.1:${address.port}${path}`, { headers })).text();
}

it('a sign-in is a line with the account, and a source that names no address', async () => {
  await open('/login');
  await expect.poll(() => counted).toEqual(['signed_in']);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ security: 'signed_in', person: 'ada', route: '/login' });
  expect(lines[0]).not.toContain('203.0.113.9');
});

it('a one-time code that opens a session is a sign-in', async () => {
  await open('/verified');
  await expect.poll(() => counted).toEqual(['signed_in']);
});

it('a link to an account at Google is a line with the account', async () => {
  await open('/linked');
  await expect.poll(() => counted).toEqual(['google_changed']);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ security: 'google_changed', person: 'ada' });
});

it('two events from one address have one source, and from another one another', async () => {
  for (const from of ['203.0.113.9', '203.0.113.9', '203.0.113.10']) await open('/limited', from);
  await expect.poll(() => counted).toEqual(['limited', 'limited', 'limited']);
  const sources = lines.map((line) => String(JSON.parse(line).source));
  expect(sources[0]).toBe(sources[1]);
  expect(sources[2]).not.toBe(sources[0]);
});

it('a refusal for another reason is no event', async () => {
  await open('/unknown');
  await open('/limited');
  await expect.poll(() => counted).toEqual(['limited']);
});
