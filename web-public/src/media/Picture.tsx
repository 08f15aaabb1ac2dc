import type { FileInfo } from '@qlaim/backend/contract';

interface PictureProps {
  file: FileInfo;
  /** Read aloud where the picture has no description. */
  words: string;
  /** The widths at which it is shown, as in the attribute of `img`. */
  sizes: string;
  /** Loads at once; others load when they come near. */
  first: boolean;
}

/** A picture in the prepared widths. Its dimensions are known, so that nothing jumps when it arrives. */
export function Picture({ file, words, sizes, first }: PictureProps) {
  const { sources, url, width, height, description } = file;
  const listed = (format: 'avif' | 'webp') =>
    sources.map((source) => `${source[format]} ${source.width}w`).join(', ');
  return (
    <picture>
      {sources.length > 0 ? <source type="image/avif" srcSet={listed('avif')} sizes={sizes} /> : null}
      {sources.length > 0 ? <source type="image/webp" srcSet={listed('webp')} sizes={sizes} /> : null}
      <img
        src={url}
        alt={description || words}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
