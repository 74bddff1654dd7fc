import { toast } from '@pickup/web';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

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
