import { Route, Routes } from 'react-router-dom';
import { WebhookPage } from './page/WebhookPage.tsx';
import { WebhookList } from './WebhookList.tsx';

/** The section of the webhooks: their list, and a page for each. */
export function Webhooks() {
  return (
    <Routes>
      <Route index element={<WebhookList />} />
      <Route path=":id" element={<WebhookPage />} />
    </Routes>
  );
}
