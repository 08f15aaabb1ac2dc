/** What a file looks like, as far as the browser can tell. Sizes in pixels, lengths in seconds. */
export interface FileLook {
  /** The address of a small picture. */
  readonly picture?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly seconds?: number | undefined;
}
