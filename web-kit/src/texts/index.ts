export { fill } from './fill.tsx';
export { preferredLanguage, rememberLanguage, shownLanguage, writeDocument } from './language.ts';
export { type Said, saidIn } from './said.ts';
export { ServerLanguage, usePreferredLanguage, useShownLanguage } from './server-language.ts';
export { TextsProvider } from './TextsProvider.tsx';
export { useShown, useTexts } from './texts-context.ts';
