export { CodeSymbol } from './CodeSymbol.tsx';
export { CopyLink } from './CopyLink.tsx';
export { destinationOf } from './destination.ts';
