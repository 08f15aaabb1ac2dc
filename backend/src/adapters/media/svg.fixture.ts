/** A drawing of 120 by 60 pixels. */
export const svg = (inside: string, attributes = 'viewBox="0 0 120 60"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
