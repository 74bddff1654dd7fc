import { lineKey, type CartLine, type ChoiceIssue } from '@pickup/contract';
import { AlertIcon, CalendarIcon, fontSize, Skeleton, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { AllergenLine, useDietaryTexts } from '../allergens/AllergenLine.js';
import { useCartCheck } from '../cart-store/cart-check.js';
import {
  type LineChange,
  type LineChanged,
  type LineDifference,
  lostMarks,
  minimumOf,
  renamedChoices,
} from '../cart-store/cart-differences.js';
import { ChoiceBadges } from '../choices/ChoiceBadges.js';
import { useNameOf, useNamesOfLines } from '../choices/names.js';
import { useStartOfLine } from '../deal-card/deal-start.js';
import { useMoney } from '../restaurant/useRestaurant.js';

/** Why choices are not possible, one by one. */
function useIssueText(): (issue: ChoiceIssue, line: CartLine) => string {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const { choice } = useNamesOfLines();
  return ({ kind, optionId, group, option, limit }, { choices = [] }) => {
    const chosen = choices.find((one) => one.optionId === optionId);
    const names = {
      option: option ? nameOf(option) : chosen ? choice({ ...chosen, count: 1 }).text : t('cart.choices.one'),
      group: group ? nameOf(group) : '',
    };
    return t(`cart.choices.${kind}`, { ...names, count: limit ?? 0 });
  };
}

/** A sentence for each change of a line. */
export function useDifferenceTexts(): (difference: LineDifference) => string[] {
  const { t } = useTranslation();
  const money = useMoney();
  const dietary = useDietaryTexts();
  const issueText = useIssueText();
  const names = useNamesOfLines();
  const { pickupAt } = useCartCheck();

  const conditions = ({ line, now }: LineChanged) => {
    const [from, to] = [minimumOf(line), minimumOf(now)];
    if (to === null) return t('cart.changes.conditionGone');
    if (from === null) return t('cart.changes.conditionNew', { to: money(to) });
    return t('cart.changes.condition', { from: money(from), to: money(to) });
  };
  const words = {
    allergens: ({ line, now }) => [
      t('cart.changes.allergens', {
        from: dietary.allergens({ allergens: null, ...line }),
        to: dietary.allergens({ allergens: null, ...now }),
      }),
    ],
    // Each by itself: beside "vegan" the words leave "vegetarian" out, but here it would look as if the dish still were that.
    marks: ({ line, now }) => {
      const lost = lostMarks(line, now).flatMap((mark) => dietary.marks([mark]));
      return [t('cart.changes.marks', { marks: lost.join(', ') })];
    },
    'defaults-added': ({ now: { choices = [] } }) => [
      t('cart.changes.defaultsAdded', { choices: choices.map((choice) => names.choice(choice).text).join(' · ') }),
    ],
    repriced: ({ line, now }) => [t('cart.changes.repriced', { from: money(line.price), to: money(now.price) })],
    renamed: ({ line, now }) => [t('cart.changes.renamed', { from: names.item(line).text, to: names.item(now).text })],
    'choices-renamed': ({ line, now }) =>
      renamedChoices(line, now).map(([from, to]) =>
        t('cart.changes.choiceRenamed', {
          from: names.choice({ ...from, count: 1 }).text,
          to: names.choice({ ...to, count: 1 }).text,
        }),
      ),
    conditions: (difference) => [conditions(difference)],
    'few-left': ({ line, now }) => [t('cart.changes.few-left', { max: now.quantity, had: line.quantity })],
    limited: ({ line, now }) => [t('cart.changes.limited', { max: now.quantity, had: line.quantity })],
  } satisfies Record<LineChange, (difference: LineChanged) => string[]>;

  return (difference) => {
    if (difference.kind === 'changed') return difference.changes.flatMap((change) => words[change](difference));
    const { reason, issues, line } = difference;
    if (reason === 'choices' && issues.length > 0) return issues.map((issue) => issueText(issue, line));
    return [t(`cart.unavailable.${reason === 'sold-out' && pickupAt !== null ? 'sold-out-then' : reason}`)];
  };
}

const Note = styled.p<{ $alarm: boolean }>`
  display: flex;
  gap: ${space(0.5)};
  margin-top: ${space(0.5)};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  overflow-wrap: anywhere;
  color: ${({ theme, $alarm }) => ($alarm ? theme.color.danger : theme.color.highlight)};
  & > svg {
    flex: none;
    margin-top: 3px;
  }
`;

/** Takes the place of the allergens until the quote arrives. */
const Unknown = styled(Skeleton)`
  margin-block: 3px;
`;

/** What a line asks for, its allergens, and its differences from the quote. */
export function LineNotes({ line, difference }: { line: CartLine; difference: LineDifference | null }) {
  const { t } = useTranslation();
  const wordsOf = useDifferenceTexts();
  const { quoted, state } = useCartCheck();
  const names = useNamesOfLines();
  const known = quoted.get(lineKey(line));
  const start = useStartOfLine(line);
  // A line that chose nothing is made with the defaults.
  const choices = line.choices ?? known?.choices ?? [];
  return (
    <>
      <ChoiceBadges
        label={t('cart.customizations', { name: names.item(line).text })}
        customizations={[...choices.map(names.choice), ...line.customizations]}
      />
      {known && known.name !== null && <AllergenLine {...known} />}
      {!known && state !== 'unanswered' && <Unknown $width="12ch" $height="16px" />}
      {start !== null && (
        <Note $alarm={false}>
          <CalendarIcon size={16} />
          {start}
        </Note>
      )}
      {difference &&
        wordsOf(difference).map((words, position) => (
          <Note key={position} $alarm={difference.kind === 'unavailable'}>
            <AlertIcon size={16} />
            {words}
          </Note>
        ))}
    </>
  );
}
