import {
  controlOf,
  countOf,
  mostChosen,
  takenOf,
  withCount,
  withOnly,
  type ChoiceIssue,
  type ChosenOption,
  type OptionGroup,
  localText,
} from '@pickup/contract';
import { Badge, color, fontSize, QuantityStepper, space, useLanguage, useTranslation, LocalWords } from '@pickup/web';
import { useId } from 'react';
import styled from 'styled-components';
import { useNameOf } from '../choices/names.js';
import { CountRow, PickRow } from './OptionRow.js';

const Root = styled.div`
  padding-top: ${space(2)};
  margin-top: ${space(2)};
  border-top: 1px solid ${color('line')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  margin-bottom: ${space(0.5)};
`;

const Name = styled.h3`
  font-family: inherit;
  font-size: ${fontSize('md')};
  font-weight: 700;
  letter-spacing: 0;
`;

const Rule = styled.span`
  font-size: ${fontSize('xs')};
  font-weight: 600;
  color: ${color('soft')};
`;

const Problem = styled.p`
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${color('danger')};
`;

/** How much has to be chosen, or was. */
function GroupState({ group, taken, isWrong }: { group: OptionGroup; taken: number; isWrong: boolean }) {
  const { t } = useTranslation();
  const { min } = group;
  const max = mostChosen(group);
  if (taken < min) {
    const words = taken === 0 ? t('dish.choose', { count: min }) : t('dish.chooseMore', { count: min - taken });
    return <Badge $tone={isWrong ? 'danger' : 'saffron'}>{words}</Badge>;
  }
  if (min > 0) return <Badge $tone="leaf">{t('dish.chosen', { count: taken })}</Badge>;
  if (max === 0) return null;
  if (max === 1) return <Rule>{t('dish.optional')}</Rule>;
  return <Rule>{taken === 0 ? t('dish.upTo', { max }) : t('dish.taken', { taken, max })}</Rule>;
}

function problemText({ min, max }: OptionGroup, { kind }: ChoiceIssue) {
  if (min === max) return 'exactly';
  return kind === 'too-many' ? 'tooMany' : 'tooFew';
}

interface OptionGroupFieldProps {
  /** Of its element. */
  id: string;
  group: OptionGroup;
  /** All that is chosen of the dish. */
  chosen: readonly ChosenOption[];
  onChange: (chosen: ChosenOption[]) => void;
  /** What is wrong with it, once it shall be said. */
  issue: ChoiceIssue | null;
}

/** One group: radios, checkboxes or steppers, with what has to be chosen and what is missing. */
export function OptionGroupField({ id, group, chosen, onChange, issue }: OptionGroupFieldProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const language = useLanguage();
  const radioName = useId();
  const control = controlOf(group);
  const taken = takenOf(group, chosen);
  const room = group.max - taken;
  const described = [`${id}-state`, issue ? `${id}-issue` : null].filter(Boolean).join(' ');
  const isOne = control === 'one';
  const isPriced = group.options.some(({ price }) => price > 0);
  const isMixed = group.options.some(({ maxCount, soldOut }) => maxCount === 1 || soldOut);
  return (
    <Root
      id={id}
      role={isOne ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-name`}
      aria-describedby={described}
      {...(isOne && { 'aria-required': group.min > 0, 'aria-invalid': issue !== null })}
    >
      <Head>
        <Name id={`${id}-name`}>
          <LocalWords words={localText(group, 'name', language)} />
        </Name>
        <span id={`${id}-state`}>
          <GroupState group={group} taken={taken} isWrong={issue !== null} />
        </span>
      </Head>
      {issue && (
        <Problem id={`${id}-issue`} role="alert">
          {t(`dish.${problemText(group, issue)}`, { count: issue.limit ?? 0 })}
        </Problem>
      )}
      {isOne && group.min === 0 && (
        <PickRow
          option={null}
          type="radio"
          name={radioName}
          checked={taken === 0}
          disabled={false}
          onPick={() => onChange(withOnly(chosen, group, null))}
        />
      )}
      {group.options.map((option) => {
        const count = countOf(chosen, option.id);
        const name = nameOf(option);
        if (control === 'counts' && option.maxCount > 1 && !option.soldOut) {
          return (
            <CountRow key={option.id} option={option} isIndented={isMixed} isPriced={isPriced}>
              <QuantityStepper
                value={count}
                min={0}
                max={Math.min(option.maxCount, count + room)}
                onChange={(next) => onChange(withCount(chosen, option.id, next))}
                labels={{
                  group: t('cart.quantity', { name }),
                  decrease: t('cart.decrease', { name }),
                  increase: t('cart.increase', { name }),
                }}
              />
            </CountRow>
          );
        }
        return (
          <PickRow
            key={option.id}
            option={option}
            type={isOne ? 'radio' : 'checkbox'}
            name={radioName}
            checked={count > 0}
            disabled={option.soldOut || (!isOne && count === 0 && room <= 0)}
            onPick={(picked) =>
              onChange(isOne ? withOnly(chosen, group, option.id) : withCount(chosen, option.id, picked ? 1 : 0))
            }
          />
        );
      })}
    </Root>
  );
}
