const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** An amount of bytes as a person reads it. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return `${(bytes / 1000 ** power).toFixed(1)} ${UNITS[power - 1] ?? ''}`;
}

/** An amount with its thing: `1 picture`, `2 pictures`. */
export const plural = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** How long a line on a terminal stands before the next one takes its place, in milliseconds. */
const REFRESH_MS = 100;

/** Says how far a long piece of work is. */
export interface Progress {
  /** So many bytes more are done. */
  add: (bytes: number) => void;
  /** The piece is over; what it came to stays on its own line. */
  done: (outcome?: string) => void;
}

/** Where progress is written: a terminal, or anything else that takes whole lines only. */
export interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/**
 * Begins a piece of work. A terminal sees it move on one line; anything else gets one line at its end.
 * @param total bytes of the whole piece, when known
 */
export function startProgress(output: Output, name: string, total?: number): Progress {
  let done = 0;
  let writtenAt = 0;
  const writeLine = () => {
    const of = total === undefined ? '' : ` of ${formatBytes(total)}`;
    output.write(`\r\u001b[K${name}: ${formatBytes(done)}${of}`);
  };
  return {
    add: (bytes) => {
      done += bytes;
      if (!output.isTTY || performance.now() - writtenAt < REFRESH_MS) return;
      writtenAt = performance.now();
      writeLine();
    },
    done: (outcome = formatBytes(done)) => {
      output.write(`${output.isTTY ? '\r\u001b[K' : ''}${name}: ${outcome}\n`);
    },
  };
}
