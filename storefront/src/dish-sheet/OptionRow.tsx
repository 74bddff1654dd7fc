import { localText, type Option } from '@pickup/contract';
import {
  AlertIcon,
  color,
  fontSize,
  motion,
  radius,
  space,
  useLanguage,
  useTranslation,
  LocalWords,
} from '@pickup/web';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { fitsDiet, useDietFilter } from '../allergens/diet-filter.js';
import { useDietaryTexts } from '../allergens/AllergenLine.js';
import { useMoney } from '../restaurant/useRestaurant.js';

const row = css`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 48px;
  margin-inline: calc(-1 * ${space(1)});
  padding: ${space(0.5)} ${space(1)};
  border-radius: ${radius('small')};
`;

const Label = styled.label`
  ${row}
  cursor: pointer;
  transition: ${motion('background-color')};
  &:hover:not(:has(:disabled)) {
    background: ${color('sunk')};
  }
  &:has(:disabled) {
    cursor: not-allowed;
    color: ${color('soft')};
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    /* The rows beside it stay in sight too, clear of the sheet's head. */
    scroll-margin-block: ${space(2)} 96px;
    accent-color: ${color('accent')};
    cursor: inherit;
  }
`;

const Words = styled.span`
  flex: 1 1 9rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  display: block;
  font-size: ${fontSize('xs')};
  line-height: 1.35;
  color: ${color('soft')};
`;

const Misfit = styled(Note)`
  font-weight: 600;
  color: ${color('highlight')};
  svg {
    display: inline-block;
    margin-right: ${space(0.5)};
    vertical-align: -3px;
  }
`;

const Extra = styled.span`
  flex: none;
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

const Counted = styled.div<{ $isIndented: boolean }>`
  ${row}
  /* As wide as a checkbox and its gap. */
  padding-left: ${({ $isIndented }) => ($isIndented ? '42px' : space(1))};
  /* In one column with the other prices, although it is read before the stepper. */
  & > ${Extra} {
    order: 1;
    min-width: 4rem;
    text-align: right;
  }
  /* Where there is no room for both beside the name. */
  @media (max-width: 22.4em) {
    flex-wrap: wrap;
    & > ${Extra} {
      order: 0;
    }
  }
`;

/** What an option contains, that it is sold out, and that it does not pass the visitor's diet filter. */
function OptionNotes({ option }: { option: Option }) {
  const { t } = useTranslation();
  const words = useDietaryTexts();
  const [diet] = useDietFilter();
  const { allergens } = option;
  return (
    <>
      {option.soldOut && <Note>{t('dish.soldOut')}</Note>}
      {(allergens === null || allergens.length > 0) && <Note>{words.allergens(option)}</Note>}
      {!fitsDiet(option, diet) && (
        <Misfit>
          <AlertIcon size={16} />
          {t('dish.misfit')}
        </Misfit>
      )}
    </>
  );
}

function OptionWords({ option }: { option: Option }) {
  const language = useLanguage();
  const money = useMoney();
  return (
    <>
      <Words>
        <LocalWords words={localText(option, 'name', language)} /> <OptionNotes option={option} />
      </Words>
      {option.price > 0 && <Extra>+ {money(option.price)}</Extra>}
    </>
  );
}

interface PickRowProps {
  /** Null for none of the options. */
  option: Option | null;
  type: 'radio' | 'checkbox';
  /** Of all radios of the group. */
  name: string;
  checked: boolean;
  disabled: boolean;
  onPick: (picked: boolean) => void;
}

/** An option that is picked or not, in a row that is pressed anywhere. */
export function PickRow({ option, type, name, checked, disabled, onPick }: PickRowProps) {
  const { t } = useTranslation();
  return (
    <Label>
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onPick(target.checked)}
      />
      {option ? <OptionWords option={option} /> : <Words>{t('dish.none')}</Words>}
    </Label>
  );
}

interface CountRowProps {
  option: Option;
  /** Whether other rows of the group have a checkbox. */
  isIndented: boolean;
  /** Whether rows of the group have a price, whose column stays free where this one has none. */
  isPriced: boolean;
  children: ReactNode;
}

/** An option that may be taken more than once, with its stepper. */
export const CountRow = ({ option, isIndented, isPriced, children }: CountRowProps) => (
  <Counted $isIndented={isIndented}>
    <OptionWords option={option} />
    {isPriced && option.price === 0 && <Extra />}
    {children}
  </Counted>
);
