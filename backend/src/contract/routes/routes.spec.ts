import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isChanging, isPermission } from '../access/permissions.ts';
import { INSTALLED_APP } from '../device/installed-app.ts';
import { APP_BASE, APP_PAGES, LANDING_PAGES, SCAN_PAGES } from '../pages.ts';
import { changesSomething, type Route } from '../route.ts';
import { isReserved } from '../short-codes/reserved-words.ts';
import { canonicalShortCode } from '../short-codes/short-code.ts';
import { ROUTES } from './index.ts';

const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES);

const CODE = '7ZK3M9QWXA';
const USER = '0b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a';

/** Returns the path of a call, with valid parameters. */
const example = ({ path }: Route) => path.replace(':userId', USER).replace(/:\w+/g, CODE);

/** Returns whether Express matches a path to a route: segment by segment, a parameter matches anything. */
function matches({ path }: Route, called: string): boolean {
  const pattern = path.split('/');
  const segments = called.split('/');
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(':') || part === segments[index])
  );
}
const routeFor = (method: string, called: string) =>
  routes.find(([, route]) => route.method === method && matches(route, called))?.[0];

describe('the table of routes', () => {
  it('contains each method and path once', () => {
    const calls = routes.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(calls).toEqual([...new Set(calls)]);
  });

  it.each(routes)('%s is not shadowed by an earlier route', (name, route) => {
    expect(routeFor(route.method, example(route))).toBe(name);
  });

  it('prefers a route with a fixed segment to one with a parameter', () => {
    expect(routeFor('GET', `/barcode/user/${USER}`)).toBe('codesOfUser');
    expect(routeFor('POST', '/barcode/assign/user')).toBe('assignCode');
    expect(routeFor('PUT', `/barcode/reset/${CODE}`)).toBe('resetCode');
    expect(routeFor('PUT', `/barcode/${CODE}/enable`)).toBe('enableCode');
    expect(routeFor('GET', `/barcode/${CODE}`)).toBe('code');
  });

  it.each(routes)('%s parses exactly the parameters of its path', (_name, route) => {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const parsed = route.params instanceof z.ZodObject ? Object.keys(route.params.shape) : [];
    expect(parsed).toEqual(names);
  });

  it.each(routes.filter(([, { method }]) => method === 'GET' || method === 'DELETE'))(
    '%s has no body, because it is a GET or a DELETE',
    (_name, { body }) => {
      expect(body).toBeUndefined();
    },
  );
});

describe('the access to routes', () => {
  const accessOf = (wanted: Route['access']) =>
    routes.filter(([, { access }]) => access === wanted).map(([name]) => name);

  it('allows the toggles of a code to who manages codes', () => {
    const SWITCH = /^\/barcode\/.*\/(approveToggle|restrictToggle|enable|disable)$/;
    const switches = routes.filter(([, { path }]) => SWITCH.test(path));
    expect(switches).toHaveLength(6);
    for (const [, { access }] of switches) expect(access).toBe('codes.manage');
  });

  it('needs a permission for the calls of the console', () => {
    const tagged = routes.filter(([, { tag }]) => tag === 'admin');
    expect(tagged).not.toEqual([]);
    expect(tagged.filter(([, { access }]) => !isPermission(access)).map(([name]) => name)).toEqual([]);
  });

  it('asks for a permission to read where a call reads, and for another one where it changes something', () => {
    const wrong = routes.filter(
      ([, route]) => isPermission(route.access) && isChanging(route.access) !== changesSomething(route),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('allows sign-in, sign-up and the public data of codes to anyone', () => {
    expect(accessOf('anyone').toSorted()).toEqual([
      'acceptInvitation',
      'banners',
      'checkProtection',
      'code',
      'login',
      'loginStatus',
      'logout',
      'openInvitation',
      'openReset',
      'otpResend',
      'passkeySignIn',
      'passkeySignInOptions',
      'privateCode',
      'register',
      'registerByEmail',
      'reportCode',
      'requestPasswordReset',
      'resetPassword',
      'verifyEmail',
      'verifySecureCode',
    ]);
  });

  it('allows an unverified session to read itself, verify, edit and secure its profile, take its data and leave', () => {
    expect(accessOf('session').toSorted()).toEqual([
      'acceptTerms',
      'addPasskey',
      'cancelEmailChange',
      'chooseLanguage',
      'confirmTwoStep',
      'endOtherSessions',
      'endSession',
      'eraseAccount',
      'leaving',
      'me',
      'otpVerify',
      'passkeyOptions',
      'passkeys',
      'prepareDownload',
      'removePasskey',
      'renewRecoveryCodes',
      'requestConfirmation',
      'sessions',
      'setUpTwoStep',
      'turnOffTwoStep',
      'twoStep',
      'updateUser',
    ]);
  });

  it('allows a session that waits for its second step that step alone', () => {
    expect(accessOf('awaiting-second-step')).toEqual(['secondStep']);
  });

  it('marks each GET that changes something', () => {
    const changing = routes
      .filter(([, { changesState }]) => changesState)
      .map(([name, { method }]) => [name, method]);
    expect(changing.toSorted()).toEqual([
      ['disableCodeByGet', 'GET'],
      ['enableCodeByGet', 'GET'],
      ['logout', 'GET'],
    ]);
  });
});

describe('a scanned short code', () => {
  /** Paths that the server serves outside the table. */
  const OPERATIONS = ['/healthz', '/readyz', '/metrics', '/files', '/api-docs', '/dev/outbox'];
  const FILES = [
    '/robots.txt',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/openapi.json',
    '/openapi-shop.json',
  ];
  const paths = [
    ...routes.map(([, { path }]) => path),
    ...Object.values(APP_PAGES).flat(),
    ...Object.values(APP_BASE),
    ...Object.values(SCAN_PAGES),
    // `/<code>+` begins with the code.
    ...Object.values(LANDING_PAGES).filter((page) => page !== LANDING_PAGES.preview),
    INSTALLED_APP.manifest,
    INSTALLED_APP.worker,
    ...OPERATIONS,
    ...FILES,
  ];

  it.each([...new Set(paths.map((path) => path.split('/')[1] ?? ''))])(
    'never equals the first segment of a path: /%s',
    (segment) => {
      expect(segment).not.toMatch(/^:/);
      expect(canonicalShortCode(segment)).toBeUndefined();
      expect(isReserved(segment), segment).toBe(segment !== '');
    },
  );

  it.each(routes.filter(([, { path }]) => /^\/barcode\/[^:]/.test(path)))(
    'never equals what stands in the place of a code: %s',
    (_name, { path }) => expect(isReserved(path.split('/')[2] ?? '')).toBe(true),
  );
});
