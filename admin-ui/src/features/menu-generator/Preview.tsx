import { color, Skeleton, space, PrintRoot, useTranslation } from '@pickup/web';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { LaidOutMenu } from './page-layout.js';
import { A4, mm, PAPER } from './paper/measures.js';
import { MenuSheets } from './paper/MenuSheets.js';

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${mm(A4.width)});
  justify-content: center;
  gap: ${space(3)};
`;

const Frame = styled.div`
  position: relative;
  container-type: inline-size;
  aspect-ratio: ${A4.width} / ${A4.height};
  overflow: hidden;
  background: ${PAPER};
  box-shadow: ${color('shadowLifted')};
`;

/* A sheet is laid out at its size on paper and then made smaller as a whole, so that every line breaks as it will in print.
   The tangent of an arc tangent turns two lengths into the plain number that scale() wants. */
const Scaled = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  transform: scale(tan(atan2(100cqw, ${mm(A4.width)})));
  transform-origin: top left;
`;

/** The sheets as they will leave the printer: at their size on paper, smaller where the screen is. */
export function Preview({ laidOut }: { laidOut: LaidOutMenu }) {
  const { t } = useTranslation();
  const frame = (sheet: ReactNode, number: number) => (
    <Frame key={number}>
      <Scaled>{sheet}</Scaled>
    </Frame>
  );
  return (
    <Desk role="group" aria-label={t('generator.preview')}>
      <MenuSheets laidOut={laidOut} frame={frame} />
    </Desk>
  );
}

/* Not yet paper: in the dark a white sheet with nothing on it would only dazzle. */
const WaitingFrame = styled(Frame)`
  background: ${color('card')};
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-auto-rows: max-content;
  gap: 2.5cqw;
  justify-items: center;
  padding: 5cqw;
`;

const WaitingColumns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 3.5cqw 5cqw;
  width: 100%;
  margin-top: 4cqw;
`;

const SHEETS = ['first', 'second'];
const DISHES = Array.from({ length: 24 }, (_, index) => index);

/** Sheets to come. */
export const PreviewSkeleton = () => (
  <Desk aria-hidden="true">
    {SHEETS.map((sheet) => (
      <WaitingFrame key={sheet}>
        <Waiting>
          <Skeleton $width="46%" $height="4.5cqw" />
          <Skeleton $width="72%" $height="2cqw" />
          <WaitingColumns>
            {DISHES.map((dish) => (
              <Skeleton key={dish} $height="5cqw" />
            ))}
          </WaitingColumns>
        </Waiting>
      </WaitingFrame>
    ))}
  </Desk>
);

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
