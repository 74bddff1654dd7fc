import { toast } from '@pickup/web';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, type LinkProps } from 'react-router-dom';
import { menuSearch, readMenuAddress } from '../../address/menu-address.js';
import { useCloseOnce } from '../../dish-sheet/useCloseOnce.js';

/** The sheet that the address of the menu opens. */
export interface DishAddress {
  /** The dish of the address; null for none. */
  dish: string | null;
  link: (dish: string) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  open: (dish: string) => void;
  close: () => void;
}

/** The id of the link on a card that opens its sheet. */
export const dishLinkId = (dish: string): string => `dish-${dish}`;

/** Marks an entry of the history that was opened from the menu: Back leads to the menu. */
const FROM_MENU = { fromMenu: true };

const isFromMenu = (state: unknown) => typeof state === 'object' && state !== null && 'fromMenu' in state;

/** Reads and changes which sheet is open: opening makes an entry in the history, so that Back closes it. */
export function useDishAddress(): DishAddress {
  const navigate = useNavigate();
  const goBack = useCloseOnce();
  const location = useLocation();
  const address = readMenuAddress(new URLSearchParams(location.search));
  const to = (dish: string | null) => ({ pathname: location.pathname, search: menuSearch({ ...address, dish }) });
  const entry = { state: FROM_MENU, preventScrollReset: true };
  return {
    dish: address.dish,
    link: (dish) => ({ to: to(dish), ...entry }),
    open: (dish) => navigate(to(dish), entry),
    // Before an address that was followed from elsewhere lies another page.
    close: () =>
      isFromMenu(location.state) ? goBack() : navigate(to(null), { replace: true, preventScrollReset: true }),
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
