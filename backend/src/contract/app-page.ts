import type { WatchedCode } from './device/watched-code.ts';
import type { AppLook } from './domains/site-look.ts';
import type { Language } from './language.ts';
import type { BannerTexts } from './schemas/banner.ts';
import type { Barcode } from './schemas/barcode.ts';
import type { User } from './schemas/user.ts';

/** What a page of the owner's app asks the API for first. The app asks for what is absent. */
export interface FirstAnswers {
  /** Null for a browser that is not signed in. */
  readonly user: User | null;
  /** Whether the sign-in with Google is offered. */
  readonly google?: boolean | undefined;
  readonly banner?: BannerTexts | undefined;
  readonly barcodes?: readonly Barcode[] | undefined;
  /** The code whose first scan the browser waits for; null for none. */
  readonly watched?: WatchedCode | null | undefined;
}

/** A page of an app, as the server sends it before any script runs. */
export interface RenderedAppPage {
  /** The content of the app's root element. */
  readonly html: string;
  /** The answers as JSON, from which the app goes on in the browser. */
  readonly data: string;
}

/** The server build of an app. */
export interface AppPageRenderer {
  renderPage(
    path: string,
    answers: FirstAnswers,
    language: Language,
    look: AppLook,
  ): Promise<RenderedAppPage>;
}

/** The ids of the elements that a page and its app share. `frame` lies over the console until it runs. */
export const PAGE_IDS = {
  root: 'root',
  data: 'first-answers',
  frame: 'first-frame',
  look: 'site-look',
} as const;
