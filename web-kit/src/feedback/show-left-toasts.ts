import { notify } from './notify.tsx';
import { LATER, type LaterToast } from './notify-later.ts';
import type { ToastAction } from './tone.ts';

/** The actions that an app offers in toasts, by their names. Each checks its input. */
export type ToastActions = Readonly<Record<string, (input: unknown) => void>>;

/** Shows the toasts that the previous page stored, and removes them. An unknown action is left out. */
export function showLeftToasts(actions: ToastActions = {}): void {
  for (const { tone, message, action } of takeLeft()) notify[tone](message, actionOf(action, actions));
}

function actionOf(left: LaterToast['action'], actions: ToastActions): ToastAction | undefined {
  const run = left && Object.hasOwn(actions, left.name) ? actions[left.name] : undefined;
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
  return typeof left.message === 'string' && Object.keys(notify).some((tone) => tone === left.tone);
}

function isAction(left: unknown): left is LaterToast['action'] {
  if (typeof left !== 'object' || left === null || !('name' in left) || !('label' in left)) return false;
  return typeof left.name === 'string' && typeof left.label === 'string';
}
