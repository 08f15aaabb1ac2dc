export { EraseUserDialog } from './EraseUserDialog.tsx';
