import { notify } from '@qlaim/web-kit';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';

/** Shows react-admin's notifications as the product's toasts. */
export function ToastBridge() {
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
  return null;
}
