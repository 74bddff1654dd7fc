import { PrintRoot } from '@pickup/web';
import styled, { createGlobalStyle } from 'styled-components';
import type { LaidOutMenu } from './laid-out-menu.js';
import { PAPER } from './paper/measures.js';
import { MenuSheets } from './paper/MenuSheets.js';

/* The sheets bring their own margins; without the page's, browsers have no room for an address and a date. */
const PrintStyle = createGlobalStyle`
  @page { size: A4 portrait; margin: 0; }
  @media print {
    :root { color-scheme: light; }
    html, body { min-width: 0; min-height: 0; background: ${PAPER}; }
  }
`;

const Sheets = styled.div`
  & > * {
    break-inside: avoid;
  }
  & > * + * {
    break-before: page;
  }
`;

/** What comes out of the printer: the sheets, and nothing else of the screen. */
export const PrintedMenuRoot = ({ laidOut }: { laidOut: LaidOutMenu }) => (
  <PrintRoot>
    <PrintStyle />
    <Sheets>
      <MenuSheets laidOut={laidOut} />
    </Sheets>
  </PrintRoot>
);
