import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What a hostile text calls. */
    __xss: () => void;
    __report: (what: string) => void;
  }
}

export interface AttackWatch {
  /** What ran, what a content security policy refused, and which other hosts were asked, so far. */
  readonly seen: readonly string[];
  /** Returns the elements and attributes of the current page that a text of ours never makes. */
  traces(): Promise<readonly string[]>;
}

/** Watches a page for hostile texts that do more than show themselves. Requests to other hosts end here. */
export async function watchAttacks(page: Page, origin: string): Promise<AttackWatch> {
  const seen: string[] = [];
  const context = page.context();
  await context.exposeBinding('__report', (_source, what: string) => void seen.push(what));
  await context.addInitScript(() => {
    window.__xss = () => window.__report('a script ran');
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.__report(`refused: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('dialog', (dialog) => {
    seen.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    (route) => {
      seen.push(`asked: ${route.request().url()}`);
      // No content: the page stays where it is.
      return route.fulfill({ status: 204 });
    },
  );
  return { seen, traces: () => page.evaluate(tracesOf) };
}

/** Runs in the page. */
function tracesOf(): string[] {
  const found: string[] = [];
  const protocols = ['http:', 'https:', 'tel:', 'mailto:', 'blob:'];
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName;
    for (const attribute of element.attributes)
      if (/^on|^srcdoc$|^formaction$/i.test(attribute.name)) found.push(`${name} ${attribute.name}`);
    if (/^(base|iframe|frame|object|embed|applet|marquee|foreignobject|animate|set|math)$/i.test(name))
      found.push(name);
    if (element.matches('meta[http-equiv]')) found.push('meta http-equiv');
    if (element instanceof HTMLAnchorElement && element.href !== '' && !protocols.includes(element.protocol))
      found.push(`a ${element.href.slice(0, 80)}`);
    if (element instanceof HTMLFormElement && new URL(element.action).origin !== location.origin)
      found.push(`form ${element.action.slice(0, 80)}`);
    if (element instanceof HTMLScriptElement && /__xss|evil/.test(element.src + runnable(element)))
      found.push('script');
    if (element instanceof HTMLStyleElement && /evil|__xss|display:none\}<|@import/.test(element.textContent))
      found.push('style');
  }
  return found;

  /** The text of a script that runs: a data block does not. */
  function runnable({ type, textContent }: HTMLScriptElement): string {
    return type === 'application/json' ? '' : textContent;
  }
}
