import '@qlaim/web-kit/styles/figures.css';

export { OperationsPage } from './OperationsPage.tsx';
export { useTroubles } from './state/use-troubles.ts';
export { useOperations } from './use-operations.ts';
