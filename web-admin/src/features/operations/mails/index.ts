export { SenderChecked } from './SenderChecked.tsx';
