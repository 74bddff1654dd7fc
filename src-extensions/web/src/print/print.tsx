import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';

const PrintedAlone = createGlobalStyle`
  body > [data-print-root] { display: none; }
  @media print {
    body > :not([data-print-root]) { display: none !important; }
    body > [data-print-root] { display: block; }
  }
`;

/** While mounted, only its content is printed; on screen it is hidden. */
export function PrintRoot({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.setAttribute('data-print-root', '');
    document.body.append(element);
    setHost(element);
    return () => element.remove();
  }, []);
  if (!host) return null;
  return (
    <>
      <PrintedAlone />
      {createPortal(children, host)}
    </>
  );
}

/** Black on white, for a roll of 80 mm and for A4; paper needs no theme. */
const PaperStyle = createGlobalStyle`
  @page { margin: 4mm; }
  *, *::before, *::after { box-sizing: border-box; margin: 0; }
  body {
    max-width: 80mm; margin: 0 auto; padding: 4mm;
    background: white; color: black;
    font: 12pt/1.4 system-ui, sans-serif; font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere; -webkit-print-color-adjust: exact; print-color-adjust: exact;
  }
  h1 { font-size: 16pt; } h2 { font-size: 12pt; }
  table { width: 100%; border-collapse: collapse; }
  td, th { padding: 1mm 0; text-align: left; vertical-align: top; font-weight: inherit; }
  [data-screen-only] { display: flex; gap: 8px; margin-bottom: 16px; }
  [data-screen-only] button {
    flex: 1; min-height: 44px; border: 1px solid black; border-radius: 22px;
    background: white; color: black; font: inherit; font-weight: 600; cursor: pointer;
  }
  [data-screen-only] button:first-child { background: black; color: white; }
  [data-screen-only] button:focus-visible { outline: 3px solid black; outline-offset: 2px; }
  @media print { body { padding: 0; } [data-screen-only] { display: none; } }
`;

interface PrintWindowOptions {
  /** Title of the window, which a saved PDF is named after. */
  title: string;
  content: ReactNode;
  /** Labels of the buttons, which are not printed. */
  labels: { print: string; close: string };
}

function openFrame(): Window | null {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;inset:auto 0 0 auto';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  frame.contentWindow?.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  return frame.contentWindow;
}

/**
 * Opens a print window and the print dialog; where windows are blocked, prints from a hidden frame instead.
 * React writes the content, so texts with markup stay text. Call it from a click, or the browser blocks the window.
 * @returns false when nothing could be opened.
 */
export function openPrintWindow({ title, content, labels }: PrintWindowOptions): boolean {
  const popup = window.open('', '_blank', 'popup,width=420,height=720');
  const target = popup ?? openFrame();
  if (!target) return false;
  const { document: paper } = target;
  paper.title = title;
  paper.documentElement.lang = document.documentElement.lang;
  const host = paper.createElement('div');
  paper.body.append(host);
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <StyleSheetManager target={paper.head}>
        <PaperStyle />
        {popup && (
          <div data-screen-only="">
            <button type="button" onClick={() => target.print()}>
              {labels.print}
            </button>
            <button type="button" onClick={() => target.close()}>
              {labels.close}
            </button>
          </div>
        )}
        {content}
      </StyleSheetManager>,
    ),
  );
  // The print dialog shows the layout of the moment it opens.
  target.setTimeout(() => {
    target.focus();
    target.print();
  }, 100);
  return true;
}
