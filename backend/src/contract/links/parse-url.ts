/**
 * Returns the URL that a text is; null for any other text. `URL.parse` does the same, but Safari has it from 18 and other
 * browsers from 126 (decision 63).
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
