/** How many orders one call acknowledges at most. */
const BATCH = 100;

/**
 * Acknowledges that orders have reached a board, each once; a failed call is repeated with the next order.
 * @param send calls the server
 */
export function createAcknowledger(
  send: (orderIds: string[]) => Promise<unknown>,
): (orderIds: readonly string[]) => void {
  const acknowledged = new Set<string>();
  const waiting = new Set<string>();

  async function sendNext(): Promise<void> {
    const ids = [...waiting].slice(0, BATCH);
    if (ids.length === 0) return;
    for (const id of ids) {
      waiting.delete(id);
      acknowledged.add(id);
    }
    try {
      await send(ids);
    } catch {
      for (const id of ids) {
        acknowledged.delete(id);
        waiting.add(id);
      }
      return;
    }
    await sendNext();
  }

  return (orderIds) => {
    for (const id of orderIds) if (!acknowledged.has(id)) waiting.add(id);
    void sendNext();
  };
}
