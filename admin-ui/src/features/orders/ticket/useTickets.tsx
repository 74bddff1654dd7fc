import type { AdminOrder } from '@pickup/contract';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { PrintedTicket } from './PrintedTicket.js';

interface Tickets {
  print: (order: AdminOrder) => void;
  /** The ticket being printed; to be rendered somewhere on the page. */
  printing: ReactNode;
}

/** Prints kitchen tickets, one at a time. */
export function useTickets(): Tickets {
  const [job, setJob] = useState<{ order: AdminOrder; count: number } | null>(null);
  const count = useRef(0);
  const print = useCallback((order: AdminOrder) => {
    count.current += 1;
    setJob({ order, count: count.current });
  }, []);
  const done = useCallback(() => setJob(null), []);
  return { print, printing: job && <PrintedTicket key={job.count} order={job.order} onPrinted={done} /> };
}
