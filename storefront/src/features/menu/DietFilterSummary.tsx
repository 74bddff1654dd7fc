import { ALLERGENS, DIETARY_MARKS } from '@pickup/contract';
import { Button, CloseIcon, color, fontSize, media, motion, radius, space, useTranslation } from '@pickup/web';
import { useRef } from 'react';
import styled from 'styled-components';
import { swipedLineOnPhone } from '../../page-parts/swiped-line.js';
import { withoutAllergen, withoutMark, type DietFilter } from '../../allergens/diet-filter.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  font-size: ${fontSize('sm')};
  margin-top: ${space(2)};
  color: ${color('soft')};
  ${media.print} {
    display: none;
  }
`;

const Chips = styled.ul`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${swipedLineOnPhone}
  & > * {
    flex: none;
  }
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  min-height: 44px;
  padding: 0 ${space(1.5)} 0 ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: ${color('sunk')};
  color: ${color('ink')};
  font-weight: 550;
  white-space: nowrap;
  transition: ${motion('box-shadow')};
  &:hover {
    box-shadow: inset 0 0 0 1px ${color('ink')};
  }
`;

const Clear = styled(Button)`
  padding-inline: ${space(1)};
`;

interface DietFilterSummaryProps {
  diet: DietFilter;
  onChange: (diet: DietFilter) => void;
  /** How many dishes there are without the filter. */
  all: number;
  hidden: number;
  /** Of the hidden ones, those without dietary information. */
  notStated: number;
  /** Called when nothing is left of the filter, or shall be. */
  onClear: () => void;
  /** Whether another button offers to clear it. */
  isClearedElsewhere: boolean;
}

/** Says how many dishes the filter leaves, and takes back what was chosen, one by one or all. */
export function DietFilterSummary(props: DietFilterSummaryProps) {
  const { diet, onChange, all, hidden, notStated, onClear, isClearedElsewhere } = props;
  const { t } = useTranslation();
  const chips = useRef<HTMLUListElement>(null);
  const chosen = [
    ...ALLERGENS.filter((one) => diet.without.includes(one)).map((one) => ({
      id: one,
      name: t('menu.diet.no', { name: t(`allergens.names.${one}`) }),
      rest: withoutAllergen(diet, one),
    })),
    ...DIETARY_MARKS.filter((one) => diet.only.includes(one)).map((one) => ({
      id: one,
      name: t(`allergens.marks.${one}`),
      rest: withoutMark(diet, one),
    })),
  ];
  const remove = (index: number, rest: DietFilter) => {
    if (chosen.length === 1) {
      onClear();
      return;
    }
    // The focused chip is removed: the next one has the focus, or the one before the last.
    const next = index + 1 < chosen.length ? index + 1 : index - 1;
    chips.current?.querySelectorAll('button')[next]?.focus();
    onChange(rest);
  };
  return (
    <Root>
      <p role="status">
        {t('menu.diet.fitting', { shown: all - hidden, count: all })}
        {notStated > 0 && ` ${t('menu.diet.notStated', { count: notStated })}`}
      </p>
      {!isClearedElsewhere && (
        <Clear variant="quiet" onClick={onClear}>
          {t('menu.diet.clear')}
        </Clear>
      )}
      <Chips ref={chips} aria-label={t('menu.diet.chosen')}>
        {chosen.map(({ id, name, rest }, index) => (
          <li key={id}>
            <Chip type="button" aria-label={t('menu.diet.remove', { name })} onClick={() => remove(index, rest)}>
              {name}
              <CloseIcon size={16} />
            </Chip>
          </li>
        ))}
      </Chips>
    </Root>
  );
}
