import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While active, calls back at a press anywhere but in the element. */
export function useOutsidePress(
  root: RefObject<HTMLElement | null>,
  active: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) onPress();
  });

  useEffect(() => {
    if (!active) return;
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [active]);
}
