/** Exits with 0 while the process in this container is up, otherwise with 1. */
const { PORT = '3000' } = process.env;
const healthy = await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(4_000) }).then(
  (response) => response.ok,
  () => false,
);
process.exit(healthy ? 0 : 1);
