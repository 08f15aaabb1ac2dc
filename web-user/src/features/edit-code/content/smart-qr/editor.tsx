import { lazy } from 'react';
import type { ContentEditor } from '../content-editor.ts';
import { LinkScreen } from '../link/LinkScreen.tsx';
import { opensNow, readSmart, smartField } from './smart-values.ts';

export const smartEditor: ContentEditor = {
  icon: 'clock',
  Tab: lazy(async () => ({ default: (await import('./SmartTab.tsx')).SmartTab })),
  fields: 5,
  Screen: ({ values }) => <LinkScreen link={opensNow(values.smart)} />,
  read: (name, { smart }) => readSmart(name, smart),
  fieldOf: smartField,
};
