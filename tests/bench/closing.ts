/** Ends something that was opened. */
type Close = () => Promise<unknown>;

/** Runs work and closes, the last first, all it says has been opened, however it ended. */
export async function closingAfter<Result>(work: (opened: (close: Close) => void) => Promise<Result>): Promise<Result> {
  const closes: Close[] = [];
  try {
    return await work((close) => closes.unshift(close));
  } finally {
    for (const close of closes) await close();
  }
}
