interface ImportMetaEnv {
  /** The address of the folder with the fonts and decoders of the PDF viewer, with the slash at its end. */
  readonly PDF_ASSETS: string;
}
