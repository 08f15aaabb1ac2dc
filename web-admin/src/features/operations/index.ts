import '@qlaim/web-kit/styles/figures.css';

export { OperationsPage } from './OperationsPage.tsx';
export { troublesOf } from './state/troubles.ts';
export { useOperations } from './use-operations.ts';
