/** The width of a picture in a list on a dense screen, in pixels. */
const WIDTH = 320;

/** Returns the address of a small copy of a picture, so that a long list of large pictures takes little memory. */
export async function smallPicture(
  source: CanvasImageSource,
  width: number,
  height: number,
): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, WIDTH / width);
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8));
  return blob ? URL.createObjectURL(blob) : undefined;
}
