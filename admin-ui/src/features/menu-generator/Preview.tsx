import { color, Skeleton, space, Spinner } from '@pickup/web';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LaidOutMenu } from './laid-out-menu.js';
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

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-auto-rows: max-content;
  gap: 2.4%;
  justify-items: center;
  padding: 6%;
`;

const Loading = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  margin-bottom: ${space(2)};
`;

const WaitingColumns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 5% 8%;
  width: 100%;
  margin-top: 6%;
`;

const SHEETS = ['first', 'second'];
const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Sheets to come. */
export function PreviewSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Loading role="status">
        <Spinner size={24} /> {t('generator.loading')}
      </Loading>
      <Desk aria-hidden="true">
        {SHEETS.map((sheet) => (
          <Frame key={sheet}>
            <Waiting>
              <Skeleton $width="46%" $height="28px" />
              <Skeleton $width="72%" />
              <WaitingColumns>
                {LINES.map((line) => (
                  <Skeleton key={line} $height="34px" />
                ))}
              </WaitingColumns>
            </Waiting>
          </Frame>
        ))}
      </Desk>
    </>
  );
}
