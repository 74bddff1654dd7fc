import type { OptionGroup } from '@pickup/contract';
import { color, fontSize, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useNameOf } from '../../choices/names.js';
import { useMoney } from '../../restaurant/useRestaurant.js';

const Root = styled('noscript')`
  padding: 0;
  background: none;
  color: ${color('soft')};
  font-size: ${fontSize('xs')};
  line-height: 1.4;
  text-align: start;
  b {
    font-weight: 650;
  }
  p {
    margin-top: ${space(0.5)};
  }
`;

/** What can be chosen of a dish, with its prices: for visitors without JavaScript, who cannot open the sheet. */
export function ChoicesInPrint({ groups }: { groups: readonly OptionGroup[] }) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const money = useMoney();
  if (groups.length === 0) return null;
  return (
    <Root>
      {groups.map((group) => (
        <p key={group.id}>
          <b>{nameOf(group)}:</b>{' '}
          {group.options
            .map((option) =>
              [
                nameOf(option),
                option.price > 0 ? ` +\u00a0${money(option.price)}` : '',
                option.soldOut ? ` (${t('dish.soldOut')})` : '',
              ].join(''),
            )
            .join(' · ')}
        </p>
      ))}
    </Root>
  );
}
