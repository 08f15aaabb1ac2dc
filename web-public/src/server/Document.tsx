import { iconAddress } from '@qlaim/backend/contract';
import { directionOf } from '@qlaim/backend/texts';
import builtIcon from '@qlaim/web-kit/public-assets/favicon.svg?inline';
import type { ReactNode } from 'react';
import { useLanguage } from '../texts/use-texts.ts';
import type { Head } from './head.ts';

/** The build leaves braces, which no address may hold. */
const BUILT = builtIcon.replaceAll('{', '%7B').replaceAll('}', '%7D');

interface DocumentProps {
  head: Head;
  /** Names the icon of the shop; undefined for that of the product, which is in the page. */
  icon: string | undefined;
  styles: readonly string[];
  /** The address of a module that enhances the page. */
  script?: string | undefined;
  /** Texts of scripts that run at the end of the page. */
  inlineScripts?: readonly string[];
  children: ReactNode;
}

/** The HTML document of a page. Its styles are inline, so that the first response is all that the page needs. */
export function Document({ head, icon, styles, script, inlineScripts = [], children }: DocumentProps) {
  const { title, ground, indexed, preview } = head;
  const language = useLanguage();
  const description = preview?.description;
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        {indexed ? null : <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content={ground.light === ground.dark ? 'dark' : 'light dark'} />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={ground.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={ground.dark} media="(prefers-color-scheme: dark)" />
        {description === undefined ? null : <meta name="description" content={description} />}
        {preview ? <meta property="og:title" content={title} /> : null}
        {preview ? <meta property="og:type" content="website" /> : null}
        {description === undefined ? null : <meta property="og:description" content={description} />}
        {preview?.image === undefined ? null : <meta property="og:image" content={preview.image} />}
        <link rel="icon" href={icon === undefined ? BUILT : iconAddress(icon, 'favicon-32')} />
        {styles.map((style) => (
          <style key={style}>{style}</style>
        ))}
        {script === undefined ? null : <script type="module" src={script} fetchPriority="low" />}
      </head>
      <body>
        {children}
        {inlineScripts.map((text) => (
          <script key={text}>{text}</script>
        ))}
      </body>
    </html>
  );
}
