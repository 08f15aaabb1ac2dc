/** Exit code 0 while the process in this container is up. */
const { PORT = '3000' } = process.env;
const healthy = await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(4_000) }).then(
  (answer) => answer.ok,
  () => false,
);
process.exit(healthy ? 0 : 1);
