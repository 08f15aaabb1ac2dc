export * from './drawing.ts';
export * from './layout.ts';
export * from './svg.ts';
