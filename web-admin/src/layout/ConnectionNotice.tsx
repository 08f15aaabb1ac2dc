import { useOnline } from '@qlaim/web-kit';

/** Says that there is no connection. The page stays as it is, and reads again by itself once there is one. */
export function ConnectionNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <div className="qa-connection">No connection. This page goes on once there is one.</div>
      )}
    </div>
  );
}
