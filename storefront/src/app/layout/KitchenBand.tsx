import {
  CheckIcon,
  ClockIcon,
  color,
  fontSize,
  LocalWords,
  media,
  MoonIcon,
  PauseIcon,
  space,
  type ColorName,
} from '@pickup/web';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useCartDocument } from '../../cart-store/cart-context.js';
import { useKitchenWords, type KitchenKind } from '../../kitchen/kitchen-words.js';
import { useFollowedKitchen } from '../../kitchen/useKitchen.js';
import { Column } from '../../page-parts/Page.js';

type Ground = 'plain' | 'leaf' | 'note';

const grounds = {
  plain: ['sunk', 'ink'],
  leaf: ['leafWash', 'onLeafWash'],
  note: ['noteWash', 'onNoteWash'],
} as const satisfies Record<Ground, [ColorName, ColorName]>;

/** Each state has a shape of its own beside its colour. */
const looks = {
  open: { ground: 'leaf', icon: <CheckIcon size={18} /> },
  busy: { ground: 'note', icon: <ClockIcon size={18} /> },
  'last-orders': { ground: 'note', icon: <ClockIcon size={18} /> },
  closed: { ground: 'plain', icon: <MoonIcon size={18} /> },
  paused: { ground: 'note', icon: <PauseIcon size={18} /> },
} satisfies Record<KitchenKind, { ground: Ground; icon: ReactNode }>;

const Root = styled.div<{ $ground: Ground }>`
  font-size: ${fontSize('xs')};
  line-height: 1.43;
  ${({ $ground }) => css`
    background: ${color(grounds[$ground][0])};
    color: ${color(grounds[$ground][1])};
  `}
  ${media.print} {
    display: none;
  }
`;

const Row = styled(Column)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)};
  /* One line high before the words are there. */
  min-height: 36px;
  padding-block: ${space(1)};
  overflow-wrap: anywhere;
  svg {
    margin-top: calc((1lh - 18px) / 2);
  }
`;

const Title = styled.b`
  font-weight: 650;
`;

/** Pages that say when their very cart is ready: the time of a small order would contradict it. */
const PAGES_OF_THE_CART = ['/cart', '/checkout'];

/** What the kitchen does, under the bar of every page (product.md, Kitchen state). */
export function KitchenBand() {
  const { kitchen, isLoading } = useFollowedKitchen();
  const words = useKitchenWords();
  const { pathname } = useLocation();
  const { lines } = useCartDocument();
  // Without an answer nothing is said.
  if (!kitchen && !isLoading) return null;
  const look = words && looks[words.kind];
  const saysATime = kitchen !== null && kitchen.takesOrders && words !== null && words.ready !== null;
  const isLeftToTheCart = saysATime && lines.length > 0 && PAGES_OF_THE_CART.some((page) => matchPath(page, pathname));
  return (
    <Root role="status" $ground={look?.ground ?? 'plain'}>
      <Row>
        {look?.icon}
        {words && (
          <p>
            <Title>{words.title}</Title>
            {words.detail !== null && !isLeftToTheCart && ` · ${words.detail}`}
            {words.note?.text && (
              <>
                {' · '}
                <LocalWords words={words.note} />
              </>
            )}
          </p>
        )}
      </Row>
    </Root>
  );
}
