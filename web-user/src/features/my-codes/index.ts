export { CodeSymbol } from './CodeSymbol.tsx';
export { CopyLink } from './CopyLink.tsx';
export { destinationOf } from './destination.ts';
export { useWatching } from './first-scan/useWatching.ts';
export { WatchedScan } from './first-scan/WatchedScan.tsx';
export { HiddenNote } from './visibility/HiddenNote.tsx';
export { HideButton } from './visibility/HideButton.tsx';
