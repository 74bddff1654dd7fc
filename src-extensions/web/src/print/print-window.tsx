import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';

/** Black on white, sized for an 80 mm roll and equally at home on A4. Paper has no dark mode and needs no theme. */
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
  [data-screen-only] button { flex: 1; min-height: 44px; font: inherit; }
  @media print { body { padding: 0; } [data-screen-only] { display: none; } }
`;

interface PrintWindowOptions {
  /** Title of the window, and with it the name of a saved PDF. */
  title: string;
  content: ReactNode;
  /** Names of the buttons in the window, seen on screen only. */
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
  // Layout first: the dialog shows what is there when it opens.
  target.setTimeout(() => {
    target.focus();
    target.print();
  }, 100);
  return true;
}
