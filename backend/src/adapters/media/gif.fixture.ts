/** A GIF with a canvas of this size. Its frames have one pixel each, or claim to have so many across and down. */
export function gif(width: number, height: number, frames: number, [across, down] = [1, 1]): Buffer {
  const screen = Buffer.alloc(13);
  screen.write('GIF89a', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  screen.writeUInt8(0x80, 10);
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x44, 0x01, 0]);
  frame.writeUInt16LE(across, 5);
  frame.writeUInt16LE(down, 7);
  return Buffer.concat([
    screen,
    colours,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}
