/** Express matches addresses without regard to case. */
const INVITE = /^\/invite\//i;

/** Returns what the log holds of the address of a request: no query, and nothing of the secret of an invitation. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return INVITE.test(path) ? '/invite/…' : path;
}
