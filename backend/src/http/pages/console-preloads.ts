import { CONSOLE_FIRST_READS } from '../../contract/pages.ts';

/** Has the browser ask for the first answers beside the console's scripts, and not once they have run. */
export function consolePreloads(url: string): string[] {
  const { status, codes } = CONSOLE_FIRST_READS;
  const reads = url === '/admin' || url === '/admin/' ? [status, codes] : [status];
  return reads.map((read) => `<${read}>; rel=preload; as=fetch; crossorigin=use-credentials`);
}
