import type { Plugin } from 'vite';

/** Matches the link to a stylesheet that Vite writes into the page. */
const LINK = /<link rel="stylesheet" crossorigin href="[^"]*\/(assets\/[^"]+\.css)">/g;

/**
 * Writes the styles of the app into its page, so that the page is painted as soon as it has arrived. All styles are one file
 * then (`cssCodeSplit: false`), because Vite links those of a part that arrives later again.
 */
export const inlineStyles = (): Plugin => ({
  name: 'qlaim:inline-styles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The build has no index.html');
    page.source = String(page.source).replace(LINK, (_link, name: string) => {
      const styles = bundle[name];
      if (styles?.type !== 'asset') throw new Error(`The build has no ${name}`);
      delete bundle[name];
      return `<style>${String(styles.source).trim()}</style>`;
    });
  },
});
