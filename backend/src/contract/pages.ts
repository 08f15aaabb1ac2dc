/** Which app serves which page (specification section 2). Patterns are Express's. Everything else is a scanned short code. */
export const APP_PAGES = {
  admin: ['/admin', '/admin/*rest'],
  user: ['/', '/edit/:id', '/profile', '/login', '/register', '/reset'],
  public: ['/claim/:code', '/info/:id', '/image-videos/:id', '/welcome'],
} as const satisfies Record<string, readonly string[]>;

export type AppName = keyof typeof APP_PAGES;

/** Where each app's built assets are served. */
export const APP_BASE = { admin: '/admin/', user: '/_user/', public: '/_public/' } as const satisfies Record<
  AppName,
  string
>;

/** Why a scanned code leads nowhere: told to our own welcome page as `?why=`. */
export const NOWHERE_REASONS = ['unknown', 'not-ready', 'disabled', 'nonpaying', 'empty', 'deleted'] as const;
export type NowhereReason = (typeof NOWHERE_REASONS)[number];
