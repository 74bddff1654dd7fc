import { toast, Button, color, DownloadIcon, fontSize, media, PrintIcon, space, useTranslation } from '@pickup/web';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { LaidOutMenu } from './page-layout.js';
import { countDishes } from './printed-menu.js';

/** How long the hint stays, in milliseconds. */
const HINT_MS = 5000;
/** From the hint to the print dialog, in milliseconds. */
const UNTIL_DIALOG_MS = 1000;

/** The tab's title names a saved PDF, however the print was started. */
function usePrintTitle(title: string): void {
  useEffect(() => {
    let titleOfTab = document.title;
    const before = () => {
      titleOfTab = document.title;
      document.title = title;
    };
    const after = () => {
      document.title = titleOfTab;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [title]);
}

/**
 * The two ways to the browser's print dialog; a screen that is left in between prints nothing.
 * @param title what a saved PDF is called
 */
export function usePrinting(title: string) {
  const { t } = useTranslation();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [opening, setOpening] = useState(false);
  usePrintTitle(title);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** True between the hint and the dialog. */
    opening,
    print: () => window.print(),
    saveAsPdf: () => {
      toast.success(t('generator.hint.title'), { description: t('generator.hint.text'), durationMs: HINT_MS });
      setOpening(true);
      timer.current = setTimeout(() => {
        setOpening(false);
        window.print();
      }, UNTIL_DIALOG_MS);
    },
  };
}

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
