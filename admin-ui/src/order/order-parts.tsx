import {
  allergenStatement,
  choiceWords,
  typedCustomizations,
  type AdminOrderLine,
  type OrderStatus,
  isForLater,
  isLate,
  type AdminOrder,
  phoneUrl,
} from '@pickup/contract';
import {
  Badge,
  IconButton,
  useNow,
  MailIcon,
  PhoneIcon,
  SoldOutIcon,
  space,
  color,
  media,
  font,
  fontSize,
  type BadgeTone,
  useTranslation,
} from '@pickup/web';
import styled, { css } from 'styled-components';
import type { ReactNode } from 'react';
import { dueOf, useWhen, type Due } from './due.js';
import { unbroken } from './unbroken.js';

/** Tells what is said of a line's allergens, with their names. */
export function useAllergenStatement() {
  const { t } = useTranslation();
  return (line: Pick<AdminOrderLine, 'allergens' | 'knownAllergens'>) => {
    const { says, named } = allergenStatement(line);
    return { says, list: named.map((allergen) => t(`allergens.names.${allergen}`)).join(', ') };
  };
}

/** The badge colour of each status. */
const STATUS_TONES = {
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  PREPARING: 'preparing',
  READY: 'ready',
  COMPLETED: 'closed',
  CANCELLED: 'closed',
} as const satisfies Record<OrderStatus, BadgeTone>;

function useDueText(due: Due | null): string | null {
  const { t } = useTranslation();
  const when = useWhen();
  switch (due?.kind) {
    case 'in':
    case 'late':
      return t(`orders.due.${due.kind}`, { count: due.minutes });
    case 'missed':
      return t('orders.due.missed', { when: when(due.instant) });
    case 'now':
      return t('orders.due.now');
    // Far away the pickup time says it, which stands beside the badge.
    case 'at':
    case undefined:
      return null;
  }
}

/** When an order for later has to be begun; nothing of others. */
export function LaterBadge({ order }: { order: AdminOrder }) {
  const { t } = useTranslation();
  const when = useWhen();
  const now = useNow();
  if (order.releaseAt === null || !isForLater(order, now)) return null;
  return <Badge $tone="preparing">{t('orders.later.badge', { when: when(order.releaseAt) })}</Badge>;
}

/** An order's status and due time, but for one for later, whose {@link LaterBadge} stands beside it; late ones are highlighted. */
export function StatusBadge({ order }: { order: AdminOrder }) {
  const { t } = useTranslation();
  const now = useNow();
  const due = useDueText(dueOf(order, now));
  const text = isForLater(order, now) ? null : due;
  const status = t(`orders.status.${order.status}`);
  return (
    <Badge $tone={isLate(order, now) ? 'inverse' : STATUS_TONES[order.status]}>
      {text === null ? status : `${status} · ${text}`}
    </Badge>
  );
}

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  font-weight: 600;
  overflow-wrap: anywhere;
  & svg {
    flex: none;
  }
`;

/** Calls the customer; separators are left out of the link. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Root href={phoneUrl(phone)}>
    <PhoneIcon /> {phone}
  </Root>
);

export const EmailLink = ({ email }: { email: string }) => (
  <Root href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
    <MailIcon /> {email}
  </Root>
);

const List = styled.ul<{ $acts: boolean; $isFull: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $acts }) => space($acts ? 2 : 1)};
  /* With several lines of words each, a hairline says where the next dish begins. */
  ${({ $isFull }) =>
    $isFull &&
    css`
      gap: ${space(1)};
      & > li + li {
        padding-top: ${space(1)};
        border-top: 1px solid ${color('line')};
      }
    `}
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(2.25rem, auto) minmax(0, 1fr) auto auto;
  align-items: start;
  gap: 0 ${space(1)};
  font-size: ${fontSize('lg')};
  line-height: 1.3;
`;

const Quantity = styled.b`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Dish = styled.span`
  overflow-wrap: anywhere;
`;

const Customizations = styled.span`
  grid-column: 2;
  ${media.phone} {
    grid-column: 2 / -1;
  }
  color: ${color('highlight')};
  font-size: ${fontSize('md')};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Allergens = styled.span`
  grid-column: 2;
  ${media.phone} {
    grid-column: 2 / -1;
  }
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

interface OrderLinesProps {
  lines: readonly AdminOrderLine[];
  /** What is in a line, in words. */
  allergens?: (line: AdminOrderLine) => string;
  /** What was chosen of a line; in one line of words unless told. */
  choices?: (line: AdminOrderLine) => ReactNode;
  /** What stands at the end of a line, e.g. its price. */
  aside?: (line: AdminOrderLine) => ReactNode;
  /** Asked to say that the dish of a line is sold out; without it there is no button. */
  onSoldOut?: (line: AdminOrderLine) => void;
}

/** Prices end at one edge, whether or not their dish has a button: it stands before them. */
const SoldOut = styled(IconButton)<{ $hasAside: boolean }>`
  grid-row: 1;
  grid-column: ${({ $hasAside }) => ($hasAside ? 3 : 4)};
  /* Of its 44 px the line takes 28: what was chosen stands near its own dish, and the next one further below. */
  margin-block: calc(-1 * ${space(1)});
  margin-inline: ${({ $hasAside }) => ($hasAside ? `calc(-1 * ${space(1)})` : `0 calc(-1 * ${space(1.5)})`)};
  color: ${color('soft')};
`;

const joined = (customizations: readonly string[]) =>
  customizations.length > 0 && <Customizations>{customizations.join('\u00a0· ')}</Customizations>;

/** What to cook: how many of what, and what the guest wants different in a colour of its own. */
export function OrderLines({ lines, choices, allergens, aside, onSoldOut }: OrderLinesProps) {
  const { t } = useTranslation();
  const acts = onSoldOut !== undefined;
  return (
    <List $acts={acts} $isFull={allergens !== undefined}>
      {lines.map((line) => (
        <Line key={line.id}>
          <Quantity>{line.quantity}×</Quantity>
          <Dish>{line.menuItemName}</Dish>
          {aside?.(line)}
          {onSoldOut && line.itemType === 'menu' && (
            <SoldOut
              variant="quiet"
              $hasAside={aside !== undefined}
              aria-label={t('kitchen.soldOut.ofDish', { name: line.menuItemName })}
              aria-haspopup="dialog"
              onClick={() => onSoldOut(line)}
            >
              <SoldOutIcon />
            </SoldOut>
          )}
          {choices ? choices(line) : joined(line.choices.map(choiceWords).map(unbroken))}
          {joined(typedCustomizations(line))}
          {allergens && <Allergens>{allergens(line)}</Allergens>}
        </Line>
      ))}
    </List>
  );
}

/** The heading of a part of a dialog. */
export const PartHeading = styled.h3`
  margin-bottom: ${space(1)};
  font-family: ${font('body')};
  font-size: ${fontSize('sm')};
  font-weight: 650;
  letter-spacing: 0;
  color: ${color('soft')};
`;
