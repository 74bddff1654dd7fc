import { formatMoney, type OptionGroup } from '@pickup/contract';
import { useLanguage } from '@pickup/web';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DietaryMarks } from './DietaryMarks.js';
import { mm, typePt } from './measures.js';

const Line = styled.p`
  font-size: ${typePt(8)};
  line-height: 1.2;
  overflow-wrap: anywhere;
  & b {
    font-weight: 650;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${mm(0.4)};
  padding-bottom: ${typePt(2.3)};
`;

interface GroupLineProps {
  group: OptionGroup;
  currencySymbol: string;
}

/** A group in a line: how many of it, and its options with what they add to the price and the allergens they hold. */
function GroupLine({ group: { min, max, options, ...group }, currencySymbol }: GroupLineProps) {
  const { t } = useTranslation();
  const isDutch = useLanguage() === 'nl';
  const nameOf = ({ name, nameNl }: Pick<OptionGroup, 'name' | 'nameNl'>) => (isDutch && nameNl) || name;
  const limits = () => {
    if (min === 0) return t('generator.paper.choices.optional', { max });
    return min === max
      ? t('generator.paper.choices.exactly', { min })
      : t('generator.paper.choices.range', { min, max });
  };
  return (
    <Line>
      <b>{nameOf(group)}</b>
      {/* One of several is what a guest expects. */}
      {min === 1 && max === 1 ? ': ' : ` (${limits()}): `}
      {options.map((option, index) => (
        <Fragment key={option.id}>
          {index > 0 && ' · '}
          {nameOf(option)}
          {option.price > 0 && ` +${formatMoney(option.price, currencySymbol)}`}
          <DietaryMarks allergens={option.allergens} dietary={[]} />
        </Fragment>
      ))}
    </Line>
  );
}

interface GroupLinesProps {
  groups: readonly OptionGroup[];
  currencySymbol: string;
}

/** Groups, a line each. */
export const GroupLines = ({ groups, currencySymbol }: GroupLinesProps) =>
  groups.length > 0 && (
    <Lines>
      {groups.map((group) => (
        <GroupLine key={group.id} group={group} currencySymbol={currencySymbol} />
      ))}
    </Lines>
  );

interface DishChoicesProps extends GroupLinesProps {
  /** Those that stand above the dishes: only named here. */
  shared: readonly OptionGroup[];
}

/** What can be chosen of a dish: the groups it shares by name, its own in full. */
export function DishChoices({ groups, shared, currencySymbol }: DishChoicesProps) {
  const { t } = useTranslation();
  const isDutch = useLanguage() === 'nl';
  const isShared = ({ id }: OptionGroup) => shared.some((group) => group.id === id);
  const names = groups.filter(isShared).map(({ name, nameNl }) => (isDutch && nameNl) || name);
  return (
    <>
      {names.length > 0 && (
        <Lines>
          <Line>{t('generator.paper.choices.names', { names: names.join(', ') })}</Line>
        </Lines>
      )}
      <GroupLines groups={groups.filter((group) => !isShared(group))} currencySymbol={currencySymbol} />
    </>
  );
}
