/** The pages of each app (specification section 2), as Express patterns. Any other path of one segment is a short code. */
export const APP_PAGES = {
  admin: ['/admin', '/admin/*rest'],
  user: ['/', '/edit/:id', '/profile', '/login', '/register', '/reset'],
  public: ['/claim/:code', '/info/:id', '/image-videos/:id', '/welcome'],
} as const satisfies Record<string, readonly string[]>;

export type AppName = keyof typeof APP_PAGES;

/** The base path of each app's built assets. */
export const APP_BASE = { admin: '/admin/', user: '/_user/', public: '/_public/' } as const satisfies Record<
  AppName,
  string
>;

/** Why a scanned code leads nowhere. The welcome page gets the reason as `?why=`. */
export const NOWHERE_REASONS = ['unknown', 'not-ready', 'disabled', 'nonpaying', 'empty', 'deleted'] as const;
export type NowhereReason = (typeof NOWHERE_REASONS)[number];
