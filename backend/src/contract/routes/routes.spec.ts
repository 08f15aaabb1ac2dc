import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { APP_BASE, APP_PAGES } from '../pages.ts';
import type { Route } from '../route.ts';
import { canonicalShortCode } from '../short-code.ts';
import { ROUTES } from './index.ts';

const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES);

const CODE = '7ZK3M9QWXA';
const USER = '0b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a';

/** A path as it is called: parameters filled with what they may be. */
const example = ({ path }: Route) => path.replace(':userId', USER).replace(/:\w+/g, CODE);

/** Whether Express would give a path to a route: segment by segment, a parameter takes anything. */
function takes({ path }: Route, called: string): boolean {
  const pattern = path.split('/');
  const segments = called.split('/');
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(':') || part === segments[index])
  );
}
const takerOf = (method: string, called: string) =>
  routes.find(([, route]) => route.method === method && takes(route, called))?.[0];

describe('the table of routes', () => {
  it('has each method and path once', () => {
    const calls = routes.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(calls).toEqual([...new Set(calls)]);
  });

  it.each(routes)('%s is not shadowed by an earlier route', (name, route) => {
    expect(takerOf(route.method, example(route))).toBe(name);
  });

  it('gives no word of a path to a route that wants a code there', () => {
    expect(takerOf('GET', `/barcode/user/${USER}`)).toBe('codesOfUser');
    expect(takerOf('POST', '/barcode/assign/user')).toBe('assignCode');
    expect(takerOf('PUT', `/barcode/reset/${CODE}`)).toBe('resetCode');
    expect(takerOf('PUT', `/barcode/${CODE}/enable`)).toBe('enableCode');
    expect(takerOf('GET', `/barcode/${CODE}`)).toBe('code');
  });

  it.each(routes)('%s parses every parameter of its path, and no other', (_name, route) => {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const parsed = route.params instanceof z.ZodObject ? Object.keys(route.params.shape) : [];
    expect(parsed).toEqual(names);
  });

  it.each(routes)('%s has a body only where one is sent', (_name, { method, body }) => {
    if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
  });
});

describe('who may call what', () => {
  const accessOf = (wanted: Route['access']) =>
    routes.filter(([, { access }]) => access === wanted).map(([name]) => name);

  it('every switch of a code is an admin’s', () => {
    const SWITCH = /\/(approveToggle|restrictToggle|enable|disable)$/;
    const switches = routes.filter(([, { path }]) => SWITCH.test(path));
    expect(switches).toHaveLength(6);
    for (const [, { access }] of switches) expect(access).toBe('admin');
  });

  it('so is everything that concerns all codes', () => {
    for (const name of ['generateCodes', 'listCodes', 'resetCode', 'deleteCode', 'updateText']) {
      expect(accessOf('admin')).toContain(name);
    }
    for (const [name, { tag }] of routes) if (tag === 'admin') expect(accessOf('admin')).toContain(name);
  });

  it('anyone may sign in or up, and see what a scanner may see', () => {
    expect(accessOf('anyone').toSorted()).toEqual([
      'banners',
      'code',
      'login',
      'loginStatus',
      'logout',
      'otpResend',
      'register',
      'requestPasswordReset',
      'resetPassword',
      'verifyEmail',
    ]);
  });

  it('an unverified session may only look at itself, verify, and mend its profile', () => {
    expect(accessOf('session').toSorted()).toEqual(['me', 'otpVerify', 'updateUser']);
  });

  it('a GET that changes something says so', () => {
    const changing = routes.filter(([, { changesState }]) => changesState).map(([name]) => name);
    expect(changing.toSorted()).toEqual(['disableCodeByGet', 'enableCodeByGet', 'logout']);
    for (const [, { method, changesState }] of routes) if (changesState) expect(method).toBe('GET');
  });
});

describe('a scanned short code', () => {
  /** Served by the server itself, outside the table. */
  const OPERATIONS = ['/healthz', '/readyz', '/metrics', '/files'];
  const paths = [
    ...routes.map(([, { path }]) => path),
    ...Object.values(APP_PAGES).flat(),
    ...Object.values(APP_BASE),
    ...OPERATIONS,
  ];

  it.each([...new Set(paths.map((path) => path.split('/')[1] ?? ''))])(
    'never looks like the beginning of a path: /%s',
    (segment) => {
      expect(segment.startsWith(':')).toBe(false);
      expect(canonicalShortCode(segment)).toBeUndefined();
    },
  );
});
