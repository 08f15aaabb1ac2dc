export { JumpButton } from './JumpButton.tsx';
