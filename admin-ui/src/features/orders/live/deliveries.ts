/** The most that one call names. */
const MOST = 100;

/**
 * Confirms that orders have reached a board, each once; what could not be said is said with the next.
 * @param send tells the server
 */
export function createDeliveries(
  send: (orderIds: string[]) => Promise<unknown>,
): (orderIds: readonly string[]) => void {
  const said = new Set<string>();
  const unsaid = new Set<string>();

  async function say(): Promise<void> {
    const ids = [...unsaid].slice(0, MOST);
    if (ids.length === 0) return;
    for (const id of ids) {
      unsaid.delete(id);
      said.add(id);
    }
    try {
      await send(ids);
    } catch {
      for (const id of ids) {
        said.delete(id);
        unsaid.add(id);
      }
      return;
    }
    await say();
  }

  return (orderIds) => {
    for (const id of orderIds) if (!said.has(id)) unsaid.add(id);
    void say();
  };
}
