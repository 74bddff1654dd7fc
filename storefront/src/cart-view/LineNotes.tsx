import type { CartLine } from '@pickup/contract';
import { Badge, color, fontSize, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LineCheck } from '../cart-store/useCartCheck.js';
import { useMoney } from '../restaurant/useRestaurant.js';

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  margin-top: ${space(0.5)};
`;

const Note = styled.p<{ $alarm?: boolean }>`
  margin-top: ${space(0.5)};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  color: ${({ theme, $alarm }) => ($alarm ? theme.color.danger : theme.color.highlight)};
`;

const Customization = styled(Badge)`
  color: ${color('highlight')};
`;

/** What stands under a line's name: its customizations, and what has changed since it was added. */
export function LineNotes({ line, check }: { line: CartLine; check: LineCheck }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <>
      {line.customizations.length > 0 && (
        <Badges aria-label={t('cart.customizations', { name: line.name })}>
          {line.customizations.map((customization) => (
            <li key={customization}>
              <Customization>{customization}</Customization>
            </li>
          ))}
        </Badges>
      )}
      {check.gone && <Note $alarm>{t('cart.gone')}</Note>}
      {!check.gone && check.formerPrice !== null && (
        <Note>{t('cart.repriced', { from: money(check.formerPrice), to: money(line.price) })}</Note>
      )}
    </>
  );
}
