import { LIMITS } from '@qlaim/backend/contract';
import { notify, showLeftToasts, Toaster } from '@qlaim/web-kit';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';

/** Shows the toasts that the page before left, and react-admin's notifications as toasts of the product. */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (typeof taken?.message !== 'string') return;
    const words = translate(taken.message, { _: taken.message, ...taken.notificationOptions?.messageArgs });
    if (taken.type === 'error') notify.fail(words);
    else if (taken.type === 'success') notify.ok(words);
    else notify.note(words);
  }, [notifications, takeNotification, translate]);
  // The effect of a parent runs once the toaster listens.
  useEffect(() => showLeftToasts(), []);
  return <Toaster duration={LIMITS.toastMs} />;
}
