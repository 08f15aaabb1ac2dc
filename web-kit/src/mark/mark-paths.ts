/** The mark, drawn once, on a 64 grid. */
export const markPaths = {
  ring: 'M6 6h40v40H6Z',
  eye: 'M18 18h16v16H18Z',
  tail: 'M34 42l8 10 16-20',
};
