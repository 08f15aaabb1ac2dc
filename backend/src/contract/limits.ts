/** The limits of specification sections 5 and 9. Sizes in bytes, lengths in characters (those of long texts and of words about files as `charactersIn` counts them, of others in UTF-16 units), durations in milliseconds. */
export const LIMITS = {
  generateAmount: { min: 1, max: 1000 },
  listPageSize: 50,
  /** The rows of one answer, whatever a call asks for. */
  listPageSizeMax: 200,
  nameLength: 120,
  personNameLength: 100,
  emailLength: 254,
  linkLength: 2048,
  smartConditions: 48,
  /** Languages of one condition. */
  smartLanguages: 20,
  timeZoneLength: 64,
  password: { min: 6, resetMin: 8, max: 200 },
  otpLength: 6,
  recoveryCodes: 10,
  passkeys: 20,
  passkeyNameLength: 60,
  phone: { nationalMin: 2, nationalMax: 17, inputMax: 250, extensionMax: 20 },
  bannerTextLength: 4000,
  textLength: 4000,
  noticeLength: 4000,
  /** What staff writes of a decision about a notice. */
  decisionLength: 2000,
  secureCode: { min: 6, max: 16 },
  imageBytes: 104_857_600,
  /** Files of one call that uploads pictures of codes. */
  pictureFiles: 5,
  videoBytes: 262_144_000,
  pagePdfBytes: 104_857_600,
  pdfBytes: 262_144_000,
  recordingBytes: 52_428_800,
  recordingTitleLength: 120,
  captionsBytes: 1_048_576,
  pdfFiles: 10,
  /** Files in one list of a content. */
  contentFiles: 100,
  /** Files of all contents that a code has had: each of them stays in its state. */
  filesOfCode: 2000,
  descriptionLength: 500,
  /** The resting place on a page, in words, and its address. */
  placeLength: 300,
  pageLinks: 20,
  linkTextLength: 120,
  fileNameLength: 255,
  /** Uploads of one person that are part of no content yet. */
  pendingUploads: 1000,
  /** Files of one upload request. */
  uploadFiles: 100,
  /** Changes of a code in one answer. */
  historyEntries: 200,
  /** Codes that one request may name for a bulk action; a filter may match any number. */
  bulkSelection: 1000,
  noteLength: 500,
  tagLength: 40,
  /** Tags of one code. */
  tags: 20,
  /** The name of a shop at a domain. */
  shopNameLength: 40,
  viewNameLength: 40,
  /** Views of the codes that are shared at the same time. */
  sharedViews: 50,
  webhooks: 20,
  webhookDescriptionLength: 200,
  erasureReason: { min: 10, max: 500 },
  /** Sizes of printed codes in mm. `module`: the least one on a sheet of labels. `printedCodes`: codes of one file. */
  /** The logo of a shop, which each page shows. */
  logoBytes: 200_000,
  logoPixels: 2000,
  print: {
    symbol: { min: 10, max: 200 },
    module: 0.3,
    shift: { min: -5, max: 5 },
    label: { min: 15, max: 400 },
    logoBytes: 200_000,
    logoPixels: 1024,
    printedCodes: 2000,
  },
  toastMs: 5000,
  /** The file of one import, and its rows. */
  importBytes: 67_108_864,
  importRows: 200_000,
  jsonBodyBytes: 524_288,
} as const;
