import { useLanguage } from '@pickup/web';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { layOutMenu, type LaidOutMenu } from './laid-out-menu.js';
import type { PrintedMenu } from './printed-menu.js';

const fontsArrived = (): Promise<unknown> => ('fonts' in document ? document.fonts.ready : Promise.resolve());

/**
 * Lays the menu out once its fonts are there; until a changed menu is laid out anew, the one before stays.
 * @returns what was laid out, and where `MeasuredSheets` of the menu has to stand
 */
export function useLaidOutMenu(menu: PrintedMenu | null): {
  laidOut: LaidOutMenu | null;
  measured: RefObject<HTMLDivElement>;
} {
  const measured = useRef<HTMLDivElement>(null);
  const [laidOut, setLaidOut] = useState<LaidOutMenu | null>(null);
  const language = useLanguage();
  useEffect(() => {
    if (menu === null) return;
    let isCurrent = true;
    // Reading a height lays the text out, and only that asks for its fonts.
    measured.current?.getBoundingClientRect();
    void fontsArrived().then(() => {
      if (isCurrent && measured.current) setLaidOut(layOutMenu(menu, measured.current));
    });
    return () => {
      isCurrent = false;
    };
  }, [menu, language]);
  return { laidOut, measured };
}
