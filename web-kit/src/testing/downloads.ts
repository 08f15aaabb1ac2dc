import { vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  readonly content: Blob | undefined;
}

/** Returns the files that the app saves from now on, in place of the browser. */
export function watchDownloads(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  let content: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    content = object instanceof Blob ? object : undefined;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  return files;
}
