import { notify } from './notify.tsx';
import { LATER, type LaterToast } from './notify-later.ts';

/** Shows the toasts that the previous page stored, and removes them. */
export function showLeftToasts(): void {
  for (const { tone, message } of takeLeft()) notify[tone](message);
}

function takeLeft(): readonly LaterToast[] {
  try {
    const text = sessionStorage.getItem(LATER);
    sessionStorage.removeItem(LATER);
    const left: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(left) ? left.filter(isToast) : [];
  } catch {
    return [];
  }
}

function isToast(left: unknown): left is LaterToast {
  if (typeof left !== 'object' || left === null || !('tone' in left) || !('message' in left)) return false;
  return typeof left.message === 'string' && Object.keys(notify).some((tone) => tone === left.tone);
}
