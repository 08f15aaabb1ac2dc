import type { Locator } from 'playwright-core';

/** More than what goes up in one piece: three parts. In bytes. */
const LARGE_BYTES = 24 * 1024 * 1024;
export const LARGE_PARTS = 3;

const HEAD = [...Buffer.from('%PDF-1.4\n%')];
const TAIL = [...Buffer.from('\nstartxref\n0\n%%EOF\n')];

/**
 * Chooses a large file in a picker: words that count up, between the head and the tail of a PDF. The browser makes its bytes,
 * which saves carrying them there.
 */
export const chooseLarge = (picker: Locator, name: string): Promise<void> =>
  picker.evaluate(
    (input, { name, size, head, tail }) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('This is no picker');
      const bytes = new Uint8Array(new Uint32Array(size / 4).map((_none, place) => place).buffer);
      bytes.set(head);
      bytes.set(tail, bytes.length - tail.length);
      const chosen = new DataTransfer();
      // With the same date, it is the same file when it is chosen again.
      chosen.items.add(new File([bytes], name, { type: 'application/pdf', lastModified: 1 }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, size: LARGE_BYTES, head: HEAD, tail: TAIL },
  );
