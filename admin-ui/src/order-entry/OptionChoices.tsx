import {
  controlOf,
  countOf,
  takenOf,
  withCount,
  withOnly,
  type ChosenOption,
  type OptionGroup,
} from '@pickup/contract';
import { color, fontSize, LocalWords, QuantityStepper, radius, space, useLocalText, useTranslation } from '@pickup/web';
import { useId } from 'react';
import styled from 'styled-components';
import { useGroupWords } from '../option-groups/group-words.js';

const Root = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  font-size: ${fontSize('sm')};
  font-weight: 650;
`;

const Rule = styled.span`
  color: ${color('soft')};
  font-weight: 500;
`;

/** Beside each other, so that the order they are of stays in sight. */
const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(1)};
`;

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 48px;
  max-width: 100%;
  padding: 0 ${space(1.5)};
  border: 1px solid ${color('edge')};
  border-radius: ${radius('control')};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color('ink')};
    background: ${color('sunk')};
    font-weight: 650;
  }
  &:has(:disabled) {
    color: ${color('soft')};
    cursor: not-allowed;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color('accent')};
    cursor: inherit;
  }
`;

const Counted = styled(Row).attrs({ as: 'div' })`
  flex: 1 0 100%;
  padding: 0;
  border: 0;
  cursor: auto;
  & > :first-child {
    flex: 1;
  }
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Extra = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface OptionChoicesProps {
  group: OptionGroup;
  /** All that is chosen of the dish. */
  chosen: readonly ChosenOption[];
  onChange: (chosen: ChosenOption[]) => void;
}

/** What is chosen of one group: radios, checkboxes or steppers, whose words are pressed too. */
export function OptionChoices({ group, chosen, onChange }: OptionChoicesProps) {
  const { t } = useTranslation();
  const local = useLocalText();
  const words = useGroupWords();
  const radioName = useId();
  const control = controlOf(group);
  const isOne = control === 'one';
  const room = group.max - takenOf(group, chosen);
  return (
    <Root>
      <Legend>
        <LocalWords words={local(group, 'name')} /> <Rule>· {words.rule(group)}</Rule>
      </Legend>
      <Options>
        {isOne && group.min === 0 && (
          <Row>
            <input
              type="radio"
              name={radioName}
              checked={takenOf(group, chosen) === 0}
              onChange={() => onChange(withOnly(chosen, group, null))}
            />
            <Words>{t('orderEntry.choices.none')}</Words>
          </Row>
        )}
        {group.options.map((option) => {
          const { id, maxCount, soldOut, price } = option;
          const count = countOf(chosen, id);
          const name = local(option, 'name');
          const about = (
            <>
              <Words>
                <LocalWords words={name} />
                {soldOut && ` · ${t('orderEntry.dishes.soldOut')}`}
              </Words>
              {price > 0 && <Extra>{words.surcharge(price)}</Extra>}
            </>
          );
          if (control === 'counts' && maxCount > 1 && !soldOut) {
            return (
              <Counted key={id}>
                {about}
                <QuantityStepper
                  isLarge
                  value={count}
                  min={0}
                  max={Math.min(maxCount, count + room)}
                  onChange={(next) => onChange(withCount(chosen, id, next))}
                  labels={{
                    group: t('orderEntry.quantity', { name: name.text }),
                    decrease: t('orderEntry.decrease', { name: name.text }),
                    increase: t('orderEntry.increase', { name: name.text }),
                  }}
                />
              </Counted>
            );
          }
          return (
            <Row key={id}>
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={radioName}
                checked={count > 0}
                disabled={(soldOut && count === 0) || (!isOne && count === 0 && room <= 0)}
                onChange={({ target }) =>
                  onChange(isOne ? withOnly(chosen, group, id) : withCount(chosen, id, target.checked ? 1 : 0))
                }
              />
              {about}
            </Row>
          );
        })}
      </Options>
    </Root>
  );
}
