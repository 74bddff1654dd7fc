const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** `1.2 MB` */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return `${(bytes / 1000 ** power).toFixed(1)} ${UNITS[power - 1] ?? ''}`;
}

/** `1 picture`, `2 pictures` */
export const plural = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** How often the line on a terminal is updated, in milliseconds. */
const REFRESH_MS = 100;

/** Reports the progress of a long task. */
export interface Progress {
  /** Adds processed bytes. */
  add: (bytes: number) => void;
  /** Ends the task and writes its outcome on a line of its own. */
  done: (outcome?: string) => void;
}

/** A terminal, or any other output, which gets whole lines only. */
export interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/**
 * Starts reporting a task. A terminal shows its progress on one line; any other output gets one line at the end.
 * @param total all bytes of the task, if known
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
