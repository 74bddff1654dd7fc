import { capitalised } from '@pickup/contract';
import { color, fontSize, Notice, Skeleton, space, useNow, VisuallyHidden, useTranslation } from '@pickup/web';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useCartCheck } from '../../cart-store/cart-check.js';
import { useCartActions } from '../../cart-store/cart-context.js';
import { hasMoved } from '../../cart-store/pickup-choice.js';
import { useNoPickupText } from '../../cart-view/pickup-words.js';
import { useMoments } from '../../kitchen/moments.js';
import { useLongestPreparation } from '../../kitchen/preparation.js';
import { Panel, PanelHeading } from '../../page-parts/panels.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { PickupTimes } from './PickupTimes.js';

const PICKER_ID = 'pickup-time';

/** Moves the focus to the picker, where it says what is the matter. */
export const focusPickup = (): void => document.getElementById(PICKER_ID)?.focus();

const Box = styled(Panel)`
  scroll-margin-top: 96px;
`;

const Row = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1.5)};
  min-height: 52px;
  padding-block: ${space(1)};
  cursor: pointer;
  & + & {
    border-top: 1px solid ${color('line')};
  }
  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${color('accent')};
    cursor: inherit;
  }
`;

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(1.5)};
`;

const When = styled.span`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.span`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

/** Always rendered, so that screen readers announce what appears in it. */
const Region = styled.div`
  display: contents;
  & > p {
    margin-bottom: ${space(1.5)};
  }
  &:last-child > p {
    margin-bottom: 0;
  }
`;

/** The earliest time that was shown first, while it is what is chosen. */
function useFirstShown(readyAt: string | null): string | null {
  const [first, setFirst] = useState(readyAt);
  if (first !== readyAt && (first === null || readyAt === null)) setFirst(readyAt);
  return first;
}

/** What has become of the time that was chosen or shown; null when nothing has. */
function usePickupNote(): string | null {
  const { t } = useTranslation();
  const { pickup, pickupAt, pickupObstacle } = useCartCheck();
  const { info } = useRestaurant();
  const longestPreparationOf = useLongestPreparation();
  const now = useNow();
  const { until } = useMoments();
  const noPickupText = useNoPickupText();
  const readyAt = pickup?.readyAt ?? null;
  const first = useFirstShown(pickupAt === null ? readyAt : null);
  if (pickupObstacle === 'no-pickup') return noPickupText(pickup);
  if (pickupObstacle === 'pickup-time' && pickupAt !== null) {
    const isTooSoon = Date.parse(pickupAt) < now + longestPreparationOf(info);
    return t(isTooSoon ? 'checkout.pickup.tooSoon' : 'checkout.pickup.taken', { until: capitalised(until(pickupAt)) });
  }
  if (first === null || readyAt === null || !hasMoved(first, readyAt)) return null;
  return t('checkout.pickup.moved', { now: until(readyAt), before: until(first) });
}

interface ChoiceProps {
  checked: boolean;
  onPick: () => void;
  when: string | null;
  children: ReactNode;
}

const Choice = ({ checked, onPick, when, children }: ChoiceProps) => (
  <Row>
    <input type="radio" name="pickup" checked={checked} onChange={onPick} />
    <Words>
      {children} {when !== null && <When>{when}</When>}
    </Words>
  </Row>
);

/** As soon as possible, or a time of the customer's choice (product.md, Pickup times). */
function Choices() {
  const { t } = useTranslation();
  const { pickup, pickupAt, pickupObstacle } = useCartCheck();
  const { choosePickup } = useCartActions();
  const { about, until } = useMoments();
  const times = pickup?.pickupTimes ?? [];
  const [earliest] = times;
  const readyAt = pickup?.readyAt ?? null;
  const soon = readyAt === null ? null : about(readyAt);
  const isOffered = pickupAt !== null && pickupObstacle === null;
  return (
    <>
      <div role="radiogroup" aria-labelledby={HEADING_ID}>
        <Choice checked={pickupAt === null} onPick={() => choosePickup(null)} when={soon}>
          {t('checkout.pickup.soon')}
        </Choice>
        {(earliest !== undefined || pickupAt !== null) && (
          <Choice
            checked={pickupAt !== null}
            onPick={() => earliest !== undefined && choosePickup(earliest)}
            when={isOffered ? until(pickupAt) : null}
          >
            {t('checkout.pickup.later')}
          </Choice>
        )}
      </div>
      {pickupAt !== null && earliest !== undefined && (
        <PickupTimes times={times} chosen={pickupAt} onChoose={choosePickup} />
      )}
    </>
  );
}

const HEADING_ID = 'pickup-time-heading';

/** When the order is collected: as soon as possible unless another time is chosen. */
export function PickupPicker() {
  const { t } = useTranslation();
  const { state, pickup, pickupObstacle } = useCartCheck();
  const note = usePickupNote();
  const isLoading = state === 'asking' && pickup === null;
  return (
    <Box as="section" id={PICKER_ID} tabIndex={-1} aria-labelledby={HEADING_ID}>
      <PanelHeading id={HEADING_ID}>{t('checkout.pickup.title')}</PanelHeading>
      <Region role="status">
        {note !== null && <Notice>{note}</Notice>}
        {isLoading && <VisuallyHidden>{t('checkout.pickup.loading')}</VisuallyHidden>}
      </Region>
      {isLoading ? <Skeleton $height="104px" /> : pickupObstacle !== 'no-pickup' && <Choices />}
      {state === 'unanswered' && pickup === null && <Hint>{t('checkout.pickup.unknown')}</Hint>}
    </Box>
  );
}
