/**
 * The oldest browsers whose styles the builds write. They cover those of the pages for scanners and of the sign-in (decision 63).
 * Media queries in ranges, which a file may hold, are written for them as `min-width`.
 */
export const STYLE_TARGETS = ['chrome90', 'ios15', 'safari15', 'firefox115'];
