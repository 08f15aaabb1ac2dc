const FONT = '700 96px system-ui, sans-serif';
const HEIGHT = 140;
const MAX_WIDTH = 1600;

/** Returns one line of text as a PNG without a ground, in any script that the device can show. */
export async function pictureOfText(text: string): Promise<ArrayBuffer> {
  const canvas = document.createElement('canvas');
  const measure = canvas.getContext('2d');
  if (!measure) throw new Error('This browser draws no pictures');
  measure.font = FONT;
  canvas.width = Math.min(MAX_WIDTH, Math.ceil(measure.measureText(text).width) + 8);
  canvas.height = HEIGHT;
  // A new size resets the context.
  measure.font = FONT;
  measure.textAlign = 'center';
  measure.textBaseline = 'middle';
  measure.fillText(text, canvas.width / 2, HEIGHT / 2, canvas.width);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture is empty');
  return blob.arrayBuffer();
}
