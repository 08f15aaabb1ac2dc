import { notify } from './notify.tsx';
import { LATER, type LaterToast } from './notify-later.ts';
import type { ToastAction } from './tone.ts';

/** The actions that an app offers in toasts, by their names. Each checks its input. */
export type ToastActions = Readonly<Record<string, (input: unknown) => void>>;

/** Shows the toasts that the previous page stored, and removes them. An unknown action is left out. */
export function showLeftToasts(actions: ToastActions = {}): void {
  for (const { tone, message, action, language } of takeLeft())
    notify[tone](message, actionOf(action, actions), language);
}

function actionOf(left: LaterToast['action'], actions: ToastActions): ToastAction | undefined {
  const run = left && new Map(Object.entries(actions)).get(left.name);
  return left && run && { label: left.label, onSelect: () => run(left.input) };
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
  if ('action' in left && !isAction(left.action)) return false;
  if ('language' in left && !isLanguage(left.language)) return false;
  return typeof left.message === 'string' && Object.keys(notify).some((tone) => tone === left.tone);
}

function isAction(left: unknown): left is LaterToast['action'] {
  if (typeof left !== 'object' || left === null || !('name' in left) || !('label' in left)) return false;
  return typeof left.name === 'string' && typeof left.label === 'string';
}

function isLanguage(left: unknown): left is LaterToast['language'] {
  if (typeof left !== 'object' || left === null) return false;
  if (!('lang' in left) || !('dir' in left) || !('dismiss' in left)) return false;
  const known = left.dir === 'ltr' || left.dir === 'rtl';
  return known && typeof left.lang === 'string' && typeof left.dismiss === 'string';
}
