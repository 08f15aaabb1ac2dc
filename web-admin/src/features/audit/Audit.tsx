import { Route, Routes } from 'react-router-dom';
import { CodeAtPage } from './code-at/CodeAtPage.tsx';
import { EventsPage } from './EventsPage.tsx';

/** The section of the log: its events, and a code as it was. */
export function Audit() {
  return (
    <Routes>
      <Route index element={<EventsPage />} />
      <Route path="codes/:code" element={<CodeAtPage />} />
    </Routes>
  );
}
