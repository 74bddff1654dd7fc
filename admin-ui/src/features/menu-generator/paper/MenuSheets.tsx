import type { ReactNode } from 'react';
import type { LaidOutMenu } from '../laid-out-menu.js';
import type { Run } from '../sheets.js';
import { Dish, DishHeading } from './Dishes.js';
import { Sheet } from './Sheet.js';

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
