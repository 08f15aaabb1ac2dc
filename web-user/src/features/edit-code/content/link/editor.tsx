import { linkProblem } from '@qlaim/backend/contract';
import { lazy } from 'react';
import type { TabReading } from '../../field-issues.ts';
import type { ContentEditor } from '../content-editor.ts';
import { LinkScreen } from './LinkScreen.tsx';

export const linkEditor: ContentEditor = {
  icon: 'link',
  Tab: lazy(async () => ({ default: (await import('./LinkTab.tsx')).LinkTab })),
  fields: 1,
  Screen: ({ values }) => <LinkScreen link={values.link.trim()} />,
  read: (name, values) => readLink(name, values.link.trim()),
  fieldOf: (path) => path,
};

function readLink(name: string, link: string): TabReading {
  const problem = linkProblem(link);
  return problem === undefined
    ? { body: { name, type: 'link', link } }
    : { issues: [{ field: 'link', message: problem }] };
}
