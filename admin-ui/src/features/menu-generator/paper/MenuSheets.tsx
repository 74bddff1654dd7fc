import { font } from '@pickup/web';
import { forwardRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FALLBACK, type PrintedMenu } from '../printed-menu.js';
import { Popular, Dish, DishHeading } from './Dishes.js';
import { Masthead, Special } from './Masthead.js';
import { A4, INK, mm, PAPER, pt, TYPE_PROPERTY } from './measures.js';
import { DietaryLegend } from './DietaryMarks.js';
import type { LaidOutMenu, Run } from '../page-layout.js';

const Page = styled.section<{ $scale: number }>`
  ${TYPE_PROPERTY}: ${({ $scale }) => $scale};
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

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${mm(8)};
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
  /** How large the dishes' type is, 1 being the plainest. */
  scale: number;
  /** Two columns. */
  children: ReactNode;
}

/** A sheet of A4: on the first one who cooks and today's special, then two columns, then the footer. */
function Sheet({ number, of, scale, menu, children }: SheetProps) {
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
      <Columns data-columns="">{children}</Columns>
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
export function MenuSheets({ laidOut: { menu, scale, sheets }, frame = (sheet) => sheet }: MenuSheetsProps) {
  const dishesOf = ({ category, from, to }: Run) => {
    const group = menu.categories[category];
    if (!group) return null;
    return (
      <section key={group.id}>
        <DishHeading name={group.name} continued={from > 0} />
        <ul>
          {group.dishes.slice(from, to).map((dish) => (
            <Dish key={dish.id} dish={dish} currencySymbol={menu.currencySymbol} />
          ))}
        </ul>
      </section>
    );
  };
  return sheets.map((columns, index) => {
    const number = index + 1;
    const of = sheets.length;
    return frame(
      <Sheet key={number} number={number} of={of} scale={scale} menu={menu}>
        {columns.map((runs, column) => (
          <div key={column}>{runs.map(dishesOf)}</div>
        ))}
      </Sheet>,
      number,
    );
  });
}

/* Laid out, but neither seen nor read aloud, and it makes nothing scroll. */
const Hidden = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 0;
  height: 0;
  overflow: hidden;
  visibility: hidden;
`;

/** Every piece of the menu once, at its width on paper, to be measured: the way a menu breaks follows from its heights. */
export const MeasuredSheets = forwardRef<HTMLDivElement, { menu: PrintedMenu }>(function MeasuredSheets({ menu }, ref) {
  const sheet = { menu, of: 2, scale: 1 };
  return (
    <Hidden ref={ref} aria-hidden="true">
      <Sheet {...sheet} number={1}>
        <div>
          {menu.categories.map(({ id, name, dishes }) => (
            <div key={id} data-measured="category">
              <div data-measured="heading">
                <DishHeading name={name} />
              </div>
              <div data-measured="continued">
                <DishHeading name={name} continued />
              </div>
              <ul>
                {dishes.map((dish) => (
                  <Dish key={dish.id} dish={dish} currencySymbol={menu.currencySymbol} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Sheet>
      <Sheet {...sheet} number={2}>
        {null}
      </Sheet>
    </Hidden>
  );
});
