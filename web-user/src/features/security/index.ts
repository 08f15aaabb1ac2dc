export { LinkGoogleDialog } from './LinkGoogleDialog.tsx';
export { Security as default } from './Security.tsx';
