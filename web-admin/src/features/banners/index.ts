export { ManageAdvertisement } from './ManageAdvertisement.tsx';
