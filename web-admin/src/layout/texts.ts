import type { I18nProvider } from 'react-admin';

/** What react-admin itself says in the console, by its keys. All other texts are our own. */
const WORDS: Readonly<Record<string, string>> = {
  'ra.auth.auth_check_error': 'Please sign in to continue',
  'ra.notification.bad_item': 'This entry can’t be read',
  'ra.notification.data_provider_error': 'The answer of the server can’t be read',
  'ra.notification.http_error': 'The server could not be reached',
  'ra.notification.item_doesnt_exist': 'This entry does not exist',
};

/** The console is in English. A text that is no key is shown as it is. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => WORDS[key] ?? options?._ ?? key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
