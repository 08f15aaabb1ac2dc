export * from './catalogue.ts';
export * from './language.ts';
export * from './loading.ts';
