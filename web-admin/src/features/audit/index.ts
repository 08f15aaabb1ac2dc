export { Audit } from './Audit.tsx';
export { CodeThenAndNow } from './code-at/CodeThenAndNow.tsx';
