import { font, useTranslation } from '@pickup/web';
import { forwardRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { FALLBACK, type PrintedMenu } from '../printed-menu.js';
import { Category, Popular } from './Dishes.js';
import { Masthead, Special } from './Masthead.js';
import { A4, INK, mm, PAPER, pt, TYPE_PROPERTY } from './measures.js';
import { DietaryLegend } from './DietaryMarks.js';
import type { LaidOutMenu, SheetCategory } from '../page-layout.js';

const Page = styled.section<{ $scale?: number }>`
  ${({ $scale }) => $scale !== undefined && `${TYPE_PROPERTY}: ${$scale};`}
  display: flex;
  flex-direction: column;
  width: ${mm(A4.width)};
  height: ${mm(A4.height)};
  padding: ${mm(9)} ${mm(11)} ${mm(7)};
  overflow: hidden;
  background: ${PAPER};
  color: ${INK};
  font-family: ${font('body')};
  font-size: ${pt(9)};
  line-height: 1.3;
  /* Lines must break on paper where they broke on the screen: no rounding to the screen's pixels. */
  text-rendering: geometricPrecision;
`;

/* The browser breaks them, and what has no room in two of them stands in a third. */
const Columns = styled.div`
  flex: 1;
  columns: 2;
  column-gap: ${mm(8)};
  min-height: 0;
  margin-top: ${mm(1.5)};
`;

const Foot = styled.footer`
  display: flex;
  flex: none;
  justify-content: space-between;
  gap: ${mm(4)};
  padding-top: ${mm(1.4)};
  border-top: 0.5pt solid ${INK};
  font-size: ${pt(8)};
`;

interface SheetProps {
  menu: PrintedMenu;
  /** Counted from 1. */
  number: number;
  of: number;
  /** How large the dishes' type is, 1 being the plainest; as around it unless told. */
  scale?: number;
  categories: readonly SheetCategory[];
}

/** A sheet of A4: on the first one who cooks and today's special, then two columns, then the footer. */
function Sheet({ number, of, scale, menu, categories }: SheetProps) {
  const { t } = useTranslation();
  const { restaurant, special, currencySymbol } = menu;
  return (
    <Page data-sheet={number} aria-label={t('generator.paper.page', { number, of })} $scale={scale}>
      {number === 1 && (
        <>
          <Masthead restaurant={restaurant} />
          {special && <Special deal={special} currencySymbol={currencySymbol} />}
        </>
      )}
      <Columns data-columns="">
        {categories.map((category) => (
          <Category key={category.id} category={category} currencySymbol={currencySymbol} />
        ))}
      </Columns>
      <DietaryLegend />
      <Foot>
        <span>
          <Popular /> {t('generator.paper.popularLegend')}
        </span>
        <span>{t('generator.paper.closing', { name: restaurant?.name ?? FALLBACK.name })}</span>
        <span>{t('generator.paper.page', { number, of })}</span>
      </Foot>
    </Page>
  );
}

interface MenuSheetsProps {
  laidOut: LaidOutMenu;
  /** What a sheet lies in. */
  frame?: (sheet: ReactNode, number: number) => ReactNode;
}

/** The finished sheets, the same on the screen and on paper. */
export const MenuSheets = ({ laidOut: { menu, scale, sheets }, frame = (sheet) => sheet }: MenuSheetsProps) =>
  sheets.map((categories, index) => {
    const number = index + 1;
    const sheet = { number, of: sheets.length, scale, menu, categories };
    return frame(<Sheet key={number} {...sheet} />, number);
  });

/** Paper and screen may round a line's height differently; over a whole column it comes to less than this, in px. */
const SLACK = 5;

/* Laid out, but neither seen nor read aloud, and it makes nothing scroll. */
const Hidden = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 0;
  height: 0;
  overflow: hidden;
  visibility: hidden;
  & [data-columns] {
    column-fill: auto;
    margin-bottom: ${SLACK}px;
  }
`;

/** The first sheet and another one, each with the whole menu: what their columns have no room for has to go further. */
export const TrialSheets = forwardRef<HTMLDivElement, { menu: PrintedMenu }>(function TrialSheets({ menu }, ref) {
  return (
    <Hidden ref={ref} aria-hidden="true">
      {[1, 2].map((number) => (
        <Sheet
          key={number}
          number={number}
          of={2}
          menu={menu}
          categories={menu.categories.map((category) => ({ ...category, continued: number > 1 }))}
        />
      ))}
    </Hidden>
  );
});
