export * from '../contract/language.ts';
export * from './catalogue.ts';
export * from './loading.ts';
