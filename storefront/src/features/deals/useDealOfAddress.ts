import type { Deal } from '@pickup/contract';
import { toast, useTranslation } from '@pickup/web';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readDealsAddress } from '../../address/page-search.js';
import { dealCardId } from '../../deal-card/DealCard.js';

/**
 * The deal that the address names: it is brought into view once, with the focus, unless its name was pressed. One
 * that is not among them is said to be over, and its address closed.
 * @param deals null as long as they are not known
 */
export function useDealOfAddress(deals: readonly Deal[] | null): Deal | null {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = readDealsAddress(new URLSearchParams(useLocation().search));
  const deal = deals?.find((each) => each.id === id) ?? null;
  const isGone = deals !== null && id !== null && deal === null;
  const handled = useRef<string | null>(null);
  useEffect(() => {
    if (id === null) handled.current = null;
    if (handled.current === id || (deal === null && !isGone)) return;
    handled.current = id;
    if (isGone) {
      toast.error(t('deals.gone'));
      navigate({ search: '' }, { replace: true, preventScrollReset: true });
      return;
    }
    const card = document.getElementById(dealCardId(id ?? ''));
    if (!card || card.contains(document.activeElement)) return;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'center' });
  }, [deal, id, isGone, navigate, t]);
  return deal;
}
