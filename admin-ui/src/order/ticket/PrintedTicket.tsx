import { shortOrderNumber, type AdminOrder } from '@pickup/contract';
import { PrintRoot } from '@pickup/web';
import { useEffect, useLayoutEffect, useRef, useState, useCallback, type ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { KitchenTicket } from './KitchenTicket.js';
import { printWatched } from './print-trouble.js';
import { useTicketText } from './ticket-text.js';

/** The paper of a kitchen's printer, in millimetres. */
const ROLL = { width: 80, marginBlock: 3, marginInline: 4 } as const;

/** A CSS pixel, in millimetres. */
const PX = 25.4 / 96;

/** What rounding may add: a second page would be cut off for it. */
const SLACK = 1;

/**
 * The length of paper for a ticket of so many px, in whole millimetres. A printer wants a page at least as long as it
 * is wide.
 */
export const paperHeight = (px: number): number =>
  Math.max(ROLL.width, Math.ceil(px * PX) + 2 * ROLL.marginBlock + SLACK);

/* A roll has no height of its own: the page is as long as what is on it, or a printer cuts it where A4 would end. */
const PaperStyle = createGlobalStyle<{ $height: number }>`
  @page { size: ${ROLL.width}mm ${({ $height }) => $height}mm; margin: ${ROLL.marginBlock}mm ${ROLL.marginInline}mm; }
  @media print {
    :root { color-scheme: light; }
    html, body { min-width: 0; min-height: 0; background: white; }
  }
`;

/* Laid out unseen to be measured: what is only printed has no size on a screen. */
const Measured = styled.div`
  @media screen {
    position: absolute;
    visibility: hidden;
  }
`;

/** A ticket on its way to the printer: it is measured, printed, and gone. */
function PrintedTicket({ order, onPrinted }: { order: AdminOrder; onPrinted: () => void }) {
  const wordsOf = useTicketText();
  const [height, setHeight] = useState<number | null>(null);
  return (
    <PrintRoot>
      {height !== null && <PaperStyle $height={height} />}
      <Sheet onMeasured={setHeight}>
        <KitchenTicket words={wordsOf(order)} />
      </Sheet>
      {height !== null && <PrintNow orderNumber={shortOrderNumber(order.orderNumber)} onPrinted={onPrinted} />}
    </PrintRoot>
  );
}

function Sheet({ onMeasured, children }: { onMeasured: (mm: number) => void; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = sheet.current?.closest<HTMLElement>('[data-print-root]');
    if (!root || !sheet.current) return;
    root.style.display = 'block';
    onMeasured(paperHeight(sheet.current.getBoundingClientRect().height));
    root.style.removeProperty('display');
  }, [onMeasured]);
  return <Measured ref={sheet}>{children}</Measured>;
}

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Opens the print dialog once, when all is in place. */
function PrintNow({ orderNumber, onPrinted }: { orderNumber: string; onPrinted: () => void }) {
  useEffect(() => {
    // Where the print dialog does not block the page, `afterprint` fires while it is open: the ticket is removed at the
    // next input.
    const dialogClosed = () => {
      for (const touch of TOUCHES) document.addEventListener(touch, onPrinted, { once: true, capture: true });
    };
    window.addEventListener('afterprint', dialogClosed, { once: true });
    // After the styles: what the browser lays out is what is there when the dialog opens.
    let stopWatching = () => {};
    const frame = requestAnimationFrame(() => (stopWatching = printWatched(orderNumber)));
    return () => {
      cancelAnimationFrame(frame);
      stopWatching();
      window.removeEventListener('afterprint', dialogClosed);
      for (const touch of TOUCHES) document.removeEventListener(touch, onPrinted, { capture: true });
    };
  }, [orderNumber, onPrinted]);
  return null;
}

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
