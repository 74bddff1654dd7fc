import { Button, color, DownloadIcon, fontSize, media, PrintIcon, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LaidOutMenu } from './laid-out-menu.js';
import { countDishes } from './printed-menu.js';
import type { usePrinting } from './usePrinting.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1.5)} ${space(3)};
  margin-bottom: ${space(2.5)};
`;

const Summary = styled.p`
  /* As high as its words, so that nothing moves when they arrive: two lines on a phone. */
  min-height: 1lh;
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  ${media.phone} {
    min-height: 2lh;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  ${media.phone} {
    width: 100%;
    & > * {
      flex: 1 1 200px;
    }
  }
`;

interface PrintToolbarProps {
  /** Null while there is nothing to print. */
  laidOut: LaidOutMenu | null;
  printing: ReturnType<typeof usePrinting>;
}

/** What will be printed, and the two ways to do it. */
export function PrintToolbar({ laidOut, printing }: PrintToolbarProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <Summary role="status">
        {laidOut !== null &&
          t('generator.summary', {
            dishes: t('generator.dishes', { count: countDishes(laidOut.menu) }),
            pages: t('generator.pages', { count: laidOut.sheets.length }),
          })}
      </Summary>
      <Buttons>
        <Button size="main" disabled={laidOut === null} onClick={printing.print}>
          <PrintIcon />
          {t('generator.print')}
        </Button>
        <Button
          size="main"
          variant="secondary"
          disabled={laidOut === null}
          onClick={printing.saveAsPdf}
          busy={printing.opening}
          busyLabel={t('generator.opening')}
        >
          <DownloadIcon />
          {t('generator.download')}
        </Button>
      </Buttons>
    </Root>
  );
}
