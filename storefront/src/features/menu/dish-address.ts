import { toast, useStableCallback, useTranslation } from '@pickup/web';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type LinkProps, type Location } from 'react-router-dom';
import { menuSearch, readMenuAddress } from '../../address/page-search.js';
import { useCloseOnce } from '../../dish-sheet/useCloseOnce.js';

/** The sheet that the address of the menu opens. */
export interface DishAddress {
  /** The dish of the address; null for none. */
  dish: string | null;
  /** The same function in every render. */
  open: (dish: string) => void;
  close: () => void;
}

/** The id of the link on a card that opens its sheet. */
export const dishLinkId = (dish: string): string => `dish-${dish}`;

/** Marks an entry of the history that was opened from the menu: Back leads to the menu. */
const FROM_MENU = { fromMenu: true };

const isFromMenu = (state: unknown) => typeof state === 'object' && state !== null && 'fromMenu' in state;

const ENTRY = { state: FROM_MENU, preventScrollReset: true };

/** The address of the menu at this place with another sheet, or without one. */
const addressWith = ({ pathname, search }: Location, dish: string | null) => ({
  pathname,
  search: menuSearch({ ...readMenuAddress(new URLSearchParams(search)), dish }),
});

/** A link that opens the sheet of a dish. */
export function useDishLink(dish: string): Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> {
  return { to: addressWith(useLocation(), dish), ...ENTRY };
}

/** Reads and changes which sheet is open: opening makes an entry in the history, so that Back closes it. */
export function useDishAddress(): DishAddress {
  const navigate = useNavigate();
  const goBack = useCloseOnce();
  const location = useLocation();
  const open = useStableCallback((dish: string) => navigate(addressWith(location, dish), ENTRY));
  return {
    dish: readMenuAddress(new URLSearchParams(location.search)).dish,
    open,
    // Before an address that was followed from elsewhere lies another page.
    close: () =>
      isFromMenu(location.state)
        ? goBack()
        : navigate(addressWith(location, null), { replace: true, preventScrollReset: true }),
  };
}

/** Says that the dish of an address is not on the menu, and closes the address. */
export function useMissingDish(isMissing: boolean, close: () => void): void {
  const { t } = useTranslation();
  const isTold = useRef(false);
  useEffect(() => {
    if (isMissing && !isTold.current) {
      toast.error(t('dish.gone'));
      close();
    }
    isTold.current = isMissing;
  }, [isMissing, close, t]);
}
