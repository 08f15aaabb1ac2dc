export { KeysButton } from './KeysButton.tsx';
