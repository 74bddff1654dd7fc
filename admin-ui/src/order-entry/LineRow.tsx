import {
  choiceWords,
  ORDER_LIMITS,
  type LocalText,
  type OptionGroup,
  type QuotedLine,
  type UnavailableReason,
} from '@pickup/contract';
import {
  Button,
  color,
  Field,
  fontSize,
  IconButton,
  QuantityStepper,
  radius,
  space,
  TextInput,
  TrashIcon,
  LocalWords,
  useLocalText,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { Problem } from '../forms/fields.js';
import { useMoney } from '../restaurant/useRestaurant.js';
import type { EntryLine } from './entry-lines.js';
import { OptionChoices } from './OptionChoices.js';

/** How the wishes of a line stand in one field. */
const BETWEEN_WISHES = '; ';

/** How long several wishes may be together; one that is too long by itself is refused by name. */
const fieldLength = (wishes: number): number =>
  Math.max(wishes, 1) * (ORDER_LIMITS.customization + BETWEEN_WISHES.length) - BETWEEN_WISHES.length;

/** What is typed there: one wish, unless there were several. */
const wishesOf = (typed: string, before: readonly string[]): string[] => {
  if (typed === '') return [];
  return before.length > 1 ? typed.split(BETWEEN_WISHES) : [typed];
};

const Root = styled.li`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(1.5)};
  border-top: 1px solid ${color('line')};
  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${space(1.5)};
  justify-content: space-between;
  font-size: ${fontSize('lg')};
  font-weight: 650;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Amount = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

const Words = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('highlight')};
  overflow-wrap: anywhere;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;
`;

const Tall = styled(Button)`
  min-height: 54px;
`;

const Remove = styled(IconButton)`
  min-width: 54px;
  min-height: 54px;
  margin-left: auto;
`;

const Choices = styled.div`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(1.5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('small')};
`;

interface LineRowProps {
  line: EntryLine;
  name: LocalText;
  /** As the last quote has it; undefined before there is one. */
  quoted: QuotedLine | undefined;
  /** What can be chosen of it now. */
  groups: readonly OptionGroup[];
  isOpen: boolean;
  onToggle: () => void;
  onChange: (change: Partial<EntryLine>) => void;
  onRemove: () => void;
}

/** A line of the order: how many, what is chosen and wished, and what it costs. */
export function LineRow({ line, name, quoted, groups, isOpen, onToggle, onChange, onRemove }: LineRowProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const local = useLocalText();
  const { quantity, options, customizations } = line;
  const price = quoted?.totalPrice;
  const obstacle = quoted?.obstacle ?? null;
  const [issue] = quoted?.choiceIssues ?? [];
  const named = { name: name.text };
  const chosen = quoted?.choices.map(choiceWords) ?? [];
  const words = [...chosen, ...customizations].join(', ');
  const problemOf = (reason: UnavailableReason) => {
    if (reason !== 'choices' || !issue?.group) {
      return t(`orderEntry.obstacle.${reason}`, { count: quoted?.left ?? 0 });
    }
    return issue.kind === 'sold-out' && issue.option
      ? t('orderEntry.obstacle.option', { option: local(issue.option, 'name').text })
      : t('orderEntry.obstacle.group', { group: local(issue.group, 'name').text });
  };
  const most = Math.min(ORDER_LIMITS.quantity, quoted?.maxPerOrder ?? ORDER_LIMITS.quantity);
  return (
    <Root>
      <Head>
        <span>
          <LocalWords words={name} />
        </span>
        <Amount>{typeof price === 'number' && money(price)}</Amount>
      </Head>
      {words !== '' && <Words>{words}</Words>}
      {obstacle !== null && <Problem role="status">{problemOf(obstacle)}</Problem>}
      <Tools>
        <QuantityStepper
          isLarge
          value={quantity}
          min={1}
          max={most}
          onChange={(next) => onChange({ quantity: next })}
          labels={{
            group: t('orderEntry.quantity', named),
            decrease: t('orderEntry.decrease', named),
            increase: t('orderEntry.increase', named),
          }}
        />
        <Tall
          type="button"
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={t('orderEntry.choices.of', named)}
          onClick={onToggle}
        >
          {t(groups.length > 0 ? 'orderEntry.choices.open' : 'orderEntry.choices.wish')}
        </Tall>
        <Remove type="button" variant="quiet" aria-label={t('orderEntry.remove', named)} onClick={onRemove}>
          <TrashIcon />
        </Remove>
      </Tools>
      {isOpen && (
        <Choices role="group" aria-label={t('orderEntry.choices.of', named)}>
          {groups.map((group) => (
            <OptionChoices
              key={group.id}
              group={group}
              chosen={options ?? []}
              onChange={(next) => onChange({ options: next })}
            />
          ))}
          <Field label={t('orderEntry.choices.wishField')} aside={t('shared.optional')}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={fieldLength(customizations.length)}
                autoComplete="off"
                value={customizations.join(BETWEEN_WISHES)}
                onChange={({ target: { value } }) => onChange({ customizations: wishesOf(value, customizations) })}
                // Enter sends the whole form otherwise.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
            )}
          </Field>
        </Choices>
      )}
    </Root>
  );
}
