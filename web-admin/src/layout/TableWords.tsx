import type { ReactNode } from 'react';
import { defaultI18nProvider, I18nContext } from 'react-admin';

/** Has react-admin's tables say in English how they sort. The words are loaded with the first table. */
export const TableWords = ({ children }: { children: ReactNode }) => (
  <I18nContext.Provider value={defaultI18nProvider}>{children}</I18nContext.Provider>
);
