import { forwardRef } from 'react';
import styled from 'styled-components';
import type { PrintedMenu } from '../printed-menu.js';
import { Dish, DishHeading } from './Dishes.js';
import { Sheet } from './Sheet.js';

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
