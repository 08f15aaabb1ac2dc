export { ROUTES } from '@qlaim/backend/contract';
export { client } from './client.ts';
