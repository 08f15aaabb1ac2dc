import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { AUDIT } from './index.ts';

const CONTENT = ['content.labels.link', 'content.labels.pdf', 'content.labels.smartQR'];

it.each([
  [
    'de',
    [
      ...CONTENT,
      'filters.code',
      'groups.Codes',
      'groups.Scans',
      'groups.Webhooks',
      'groups.Domains',
      'codeAt.name',
      'codeAt.ownerIs',
    ],
  ],
  [
    'fr',
    [
      'content.labels.memories',
      'content.labels.pdf',
      'groups.Codes',
      'groups.Scans',
      'groups.Webhooks',
      'groups.Installation',
      'codeAt.ownerIs',
    ],
  ],
  ['es', ['content.labels.pdf', 'groups.Webhooks', 'codeAt.ownerIs', 'codeAt.no']],
  ['ar', []],
] as const)('the event log is translated into %s', (language, alike) =>
  expectTranslated(AUDIT, language, alike),
);
