import { API_KEYS } from '@qlaim/backend/texts/console/api-keys';
import { Button } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useMay } from '../../api/use-may.ts';
import { ListFrame } from '../../widgets/ListFrame.tsx';
import { ListPager } from '../../widgets/Pager.tsx';
import { ApiKeyRows } from './ApiKeyRows.tsx';
import { CreateKey } from './CreateKey.tsx';

/** The keys with which programs call the API. */
export function ApiKeys() {
  const { list } = useTexts(API_KEYS);
  const readOnly = !useMay()('integrations.manage');
  const [making, setMaking] = useState(false);
  return (
    <ListFrame
      resource="api-keys"
      title={list.title}
      intro={fill(list.intro, <a href="/api-docs">{list.calls}</a>)}
      aside={readOnly ? null : <Button onClick={() => setMaking(true)}>{list.make}</Button>}
    >
      <ApiKeyRows readOnly={readOnly} />
      <ListPager label={list.pages} />
      {making ? <CreateKey onClose={() => setMaking(false)} /> : null}
    </ListFrame>
  );
}
