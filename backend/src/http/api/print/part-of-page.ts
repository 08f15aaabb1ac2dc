/** A page in shades of grey: a byte for each pixel, row by row from the top. */
export interface GreyPage {
  readonly width: number;
  readonly data: Uint8Array;
}

/** A part of a page, in pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns what cuts parts out of pages, each as the bytes of a PGM. They share one memory, so that a part is good until the
 * next: the collector frees what it does not manage late, and a sheet of many codes would take tens of megabytes.
 */
export function partsOfPages(): (page: GreyPage, part: Part) => Uint8Array {
  let memory = Buffer.alloc(0);
  return ({ width: across, data }, { left, top, width, height }) => {
    const head = Buffer.from(`P5 ${width} ${height} 255\n`, 'latin1');
    const length = head.length + width * height;
    if (memory.length < length) memory = Buffer.alloc(length);
    memory.set(head);
    for (let y = 0; y < height; y += 1) {
      const start = (top + y) * across + left;
      memory.set(data.subarray(start, start + width), head.length + y * width);
    }
    return memory.subarray(0, length);
  };
}
