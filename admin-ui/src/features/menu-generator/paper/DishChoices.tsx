import { formatMoney, type OptionGroup } from '@pickup/contract';
import { LocalWords, useLanguage, useLocalText, useTranslation } from '@pickup/web';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { DietaryMarks } from './DietaryMarks.js';
import { typePt } from './measures.js';

const Line = styled.p`
  font-size: ${typePt(8)};
  line-height: 1.2;
  overflow-wrap: anywhere;
  & b {
    font-weight: 650;
  }
`;

/* A sign and its amount stay on one line. */
const Whole = styled.span`
  white-space: nowrap;
`;

const Names = styled.b`
  font-weight: 650;
`;

const Lines = styled.div`
  padding-bottom: ${typePt(2.3)};
`;

/** What there is of these, with dots between them; no line begins with a dot. */
export const Separated = ({ parts }: { parts: readonly ReactNode[] }) =>
  parts.filter(Boolean).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && '\u00a0· '}
      {part}
    </Fragment>
  ));

interface GroupLineProps {
  group: OptionGroup;
  currencySymbol: string;
}

/** A group in a line: how many of it, and its options with what they add to the price and the allergens they hold. */
function GroupLine({ group: { min, max, options, ...group }, currencySymbol }: GroupLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalText();
  const limits = () => {
    if (min === 0) return t('generator.paper.choices.optional', { max });
    return min === max
      ? t('generator.paper.choices.exactly', { min })
      : t('generator.paper.choices.range', { min, max });
  };
  return (
    <Line>
      <b>
        <LocalWords words={local(group, 'name')} />
      </b>
      {/* One of several is what a guest expects. */}
      {min === 1 && max === 1 ? ': ' : ` (${limits()}): `}
      <Separated
        parts={options.map((option) => (
          <>
            <LocalWords words={local(option, 'name')} />
            {option.price > 0 && ' '}
            <Whole>
              {option.price > 0 && `+${formatMoney(option.price, currencySymbol, language)}`}
              <DietaryMarks allergens={option.allergens} dietary={[]} />
            </Whole>
          </>
        ))}
      />
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

/** Names groups that stand above the dishes. */
export function GroupNames({ groups }: Pick<GroupLinesProps, 'groups'>) {
  const { t } = useTranslation();
  const local = useLocalText();
  return (
    <Names>
      {t('generator.paper.choices.shared')}{' '}
      {groups.map((group, index) => (
        <Fragment key={group.id}>
          {index > 0 && ', '}
          <LocalWords words={local(group, 'name')} />
        </Fragment>
      ))}
    </Names>
  );
}
