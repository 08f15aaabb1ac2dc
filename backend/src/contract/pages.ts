/** The pages of each app (specification section 2), as Express patterns. Any other path of one segment is a short code. */
export const APP_PAGES = {
  admin: ['/admin', '/admin/*rest'],
  user: [
    '/',
    '/edit/:id',
    // The same editor for admins, whom the specification keeps from the owners' pages (section 6).
    '/editor/:id',
    '/codes/:id',
    // The decisions about one's codes, and one of them: mails lead there.
    '/decisions',
    '/decision/:number',
    '/profile',
    // Asks for the code of pictures that the system has shared.
    '/share',
    '/delete-account',
    '/login',
    '/register',
    '/reset',
    // The mailed link of an invitation to the staff.
    '/invite/:token',
  ],
} as const satisfies Record<string, readonly string[]>;

/** What the console asks for as it starts, as its requests address it. `/admin` also lists codes. */
export const CONSOLE_FIRST_READS = {
  status: '/auth/login/status',
  codes: `/admin-api/codes?${new URLSearchParams({ filter: '{}', range: '[0,49]', sort: '["createdAt","DESC"]' })}`,
} as const;

/** The pages that show the content of a code, by the beginning of their addresses. */
export const PAGE_KINDS = ['info', 'image-videos'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The addresses of these pages. The server renders them. */
export const SCAN_PAGES = {
  info: '/info/:id',
  'image-videos': '/image-videos/:id',
} as const satisfies Record<PageKind, string>;

/** Asks a signed-in person to accept the terms of use. It stands alone, because the apps need no other page of this list. */
export const ACCEPT_TERMS = '/legal/accept';

/** Returns the address that asks to accept the terms of use first, and then opens `back`: a path with its query and hash. */
export const termsFirst = (back: string): string => `${ACCEPT_TERMS}?${new URLSearchParams({ back })}`;

/** The pages that a scan leads to where a code has no content to show. The server renders them. */
export const LANDING_PAGES = {
  claim: '/claim/:code',
  welcome: '/welcome',
  // `/<code>+`.
  preview: '/:code\\+',
  /** The form that reports what a code shows. */
  report: '/report/:code',
  /** Warns of a flagged address in a content. */
  warning: '/warning/:code/:flag',
  /** Leads to the first legal page that there is. */
  anyLegal: '/legal',
  acceptTerms: ACCEPT_TERMS,
  legal: '/legal/:page',
  /** A version of the terms of use. */
  terms: '/legal/terms/:day',
} as const;

export type AppName = keyof typeof APP_PAGES;

/** Returns the file of a page in its app's build: `login.html` for `/login`, `index.html` for `/`. */
export function pageFile(page: string): string {
  return `${page.split('/')[1] || 'index'}.html`;
}

/** The base path of the built assets of each app, and of the pages that the server renders. */
export const APP_BASE = { admin: '/admin/', user: '/_user/', public: '/_public/' } as const satisfies Record<
  AppName | 'public',
  string
>;

/** Why a scanned code leads nowhere. The welcome page gets the reason as `?why=`. */
export const NOWHERE_REASONS = ['unknown', 'not-ready', 'disabled', 'nonpaying', 'empty', 'deleted'] as const;
export type NowhereReason = (typeof NOWHERE_REASONS)[number];

/** Why a visitor cannot claim a code, or cannot claim it yet. */
export type ClaimObstacle = NowhereReason | 'verify' | 'claimed' | 'hidden';
