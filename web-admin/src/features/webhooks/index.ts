export { WebhookPage } from './page/WebhookPage.tsx';
export { WebhookList } from './WebhookList.tsx';
