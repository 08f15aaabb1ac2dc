/**
 * Lets each canvas draw on this context, because the page of the specs draws nothing. Without one, a canvas can't draw.
 * Returns how to end that.
 */
export function drawOn(context: object | null): () => void {
  const { prototype } = HTMLCanvasElement;
  const { getContext } = prototype;
  const replace = (value: unknown) =>
    Object.defineProperty(prototype, 'getContext', { value, configurable: true, writable: true });
  replace(() => context);
  return () => replace(getContext);
}
