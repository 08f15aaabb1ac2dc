export * from '../contract/language.ts';
export * from './area.ts';
export * from './catalogue.ts';
export * from './isolate.ts';
export * from './loading.ts';
export * from './locales.ts';
export * from './plural.ts';
