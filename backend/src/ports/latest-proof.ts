/** Milliseconds for which a success proves that another would follow. */
const PROOF_MS = 10_000;

/**
 * Wraps a costly proof: a success holds for ten seconds, and calls at once share one. A failure is never kept. `now` returns
 * milliseconds.
 */
export function latestProof(prove: () => Promise<void>, now = () => performance.now()): () => Promise<void> {
  let provedAt = Number.NEGATIVE_INFINITY;
  let proving: Promise<void> | undefined;
  const begin = async () => {
    try {
      await prove();
      provedAt = now();
    } finally {
      proving = undefined;
    }
  };
  return async () => {
    if (now() - provedAt < PROOF_MS) return;
    proving ??= begin();
    await proving;
  };
}
