import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react';

export type Navigate = (href: string) => void;

const NavigateContext = createContext<Navigate | null>(null);

/** Passes the app's router to the kit's links. The kit does not depend on a router. */
export function LinkProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

/** A native link. A plain click on an address of this site uses the app's router, if one is given. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'>) {
  const navigate = useContext(NavigateContext);

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || navigate === null || !isPlainClick(event)) return;
    if (!href?.startsWith('/') || href.startsWith('//') || rest.target || rest.download !== undefined) return;
    event.preventDefault();
    navigate(href);
  }

  return <a {...rest} href={href} onClick={click} />;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
