import { APP_PAGES } from '@qlaim/backend/contract';
import { useCallback } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { leaveTo } from './leave.ts';
import { passGuard } from './leave-guard.ts';

function isOurs(href: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  return APP_PAGES.user.some((page) => matchPath(page, path) !== null);
}

/** Follows a link, with the router inside this app and with a full load to another app. */
export function useGoTo(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (href) => (isOurs(href) ? passGuard(() => void navigate(href)) : leaveTo(href)),
    [navigate],
  );
}
