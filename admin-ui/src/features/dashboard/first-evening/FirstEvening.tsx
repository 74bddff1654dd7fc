import type { AdminRestaurant } from '@pickup/contract';
import {
  Button,
  ButtonLink,
  CheckIcon,
  color,
  focusPageHeading,
  fontSize,
  media,
  radius,
  space,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import { useId } from 'react';
import styled from 'styled-components';
import { OpenDoors } from './OpenDoors.js';
import { Panel, PanelHead } from './Panel.js';
import { daysOpen, dishesOnSale, lackOf, STEP_PATHS, STEPS, type StepName } from './steps.js';
import { TestOrders } from './TestOrders.js';
import { useEveningFacts, useOpenedHere, type EveningFacts } from './useFirstEvening.js';

const Title = styled.h2`
  font-size: ${fontSize('xl')};
`;

const Lead = styled.p`
  margin-top: ${space(0.5)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

/** How far it is, beside the words that say it. */
const Track = styled.div<{ $done: number }>`
  height: 8px;
  border-radius: ${radius('round')};
  background: ${color('sunk')};
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    width: ${({ $done }) => $done * 100}%;
    height: 100%;
    border-radius: inherit;
    background: ${color('leaf')};
  }
`;

const List = styled.ol`
  display: grid;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding-block: ${space(1.5)};
  & + & {
    border-top: 1px solid ${color('line')};
  }
  ${media.phone} {
    grid-template-columns: 36px minmax(0, 1fr);
    & > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

/** A number until the step is done, then a check. */
const Mark = styled.span<{ $done: boolean }>`
  align-self: start;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius('round')};
  background: ${({ theme, $done }) => ($done ? theme.color.leafWash : theme.color.sunk)};
  color: ${({ theme, $done }) => ($done ? theme.color.onLeafWash : theme.color.ink)};
  font-weight: 650;
`;

const StepTitle = styled.h3`
  font-size: ${fontSize('md')};
`;

const StepText = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  overflow-wrap: anywhere;
`;

/** What is there already of a step that is done. */
function useDoneText(): (step: StepName, facts: EveningFacts) => string {
  const { t } = useTranslation();
  return (step, facts) => {
    const { restaurant, categories, orders } = facts;
    const methods = (['cash', 'card', 'contactless'] as const).filter((method) => restaurant?.paymentMethods[method]);
    const texts = {
      describe: () => [restaurant?.name, restaurant?.address].filter(Boolean).join(' · '),
      hours: () => t('firstEvening.step.hours.done', { count: restaurant ? daysOpen(restaurant.openingHours) : 0 }),
      categories: () => t('firstEvening.step.categories.done', { count: categories }),
      dishes: () => t('firstEvening.step.dishes.done', { count: dishesOnSale(facts) }),
      payment: () => methods.map((method) => t(`restaurant.payment.${method}`)).join(' · '),
      testOrder: () =>
        t(
          orders.some(({ status }) => status !== 'CANCELLED' && status !== 'COMPLETED')
            ? 'firstEvening.step.testOrder.open'
            : 'firstEvening.step.testOrder.done',
        ),
    } as const satisfies Record<StepName, () => string>;
    return texts[step]();
  };
}

interface StepProps {
  step: StepName;
  number: number;
  facts: EveningFacts;
  /** It is the first that is not done. */
  isNext: boolean;
}

function Step({ step, number, facts, isNext }: StepProps) {
  const { t } = useTranslation();
  const doneText = useDoneText();
  const lack = lackOf(step, facts);
  const isDone = lack === null;
  const title = t(`firstEvening.step.${step}.title`);
  return (
    <Row>
      <Mark $done={isDone}>
        {isDone ? <CheckIcon size={20} /> : number}
        <VisuallyHidden>{t(isDone ? 'firstEvening.isDone' : 'firstEvening.isMissing')}</VisuallyHidden>
      </Mark>
      <div>
        <StepTitle>{title}</StepTitle>
        <StepText>{isDone ? doneText(step, facts) : t(`firstEvening.lack.${lack}`)}</StepText>
        {step === 'testOrder' && <TestOrders orders={facts.orders} />}
      </div>
      <ButtonLink to={STEP_PATHS[step]} $variant={isNext ? 'primary' : isDone ? 'quiet' : 'secondary'}>
        {t(isDone ? 'firstEvening.look' : `firstEvening.step.${step}.go`)}
        {isDone && <VisuallyHidden>: {title}</VisuallyHidden>}
      </ButtonLink>
    </Row>
  );
}

/**
 * What a new restaurant needs before its first guest. Each step knows from what is stored whether it is done. It is shown
 * until the doors are open; where they were opened, until the owner puts it away.
 * @param restaurant null before it was described, undefined while it is not known
 */
export function FirstEvening({ restaurant }: { restaurant: AdminRestaurant | null | undefined }) {
  const { t } = useTranslation();
  const heading = useId();
  const [isOpenedHere, setOpenedHere] = useOpenedHere();
  const isOpen = restaurant?.doorsOpen ?? false;
  const isShown = restaurant !== undefined && (!isOpen || isOpenedHere);
  const facts = useEveningFacts(restaurant, isShown);
  if (!isShown || !facts) return null;
  const missing = STEPS.filter((step) => lackOf(step, facts) !== null);
  const done = STEPS.length - missing.length;
  // Once guests order, an order of the list may be theirs.
  const steps = isOpen ? missing.filter((step) => step !== 'testOrder') : STEPS;
  const putAway = () => {
    setOpenedHere(false);
    focusPageHeading();
  };
  return (
    <Panel as="section" aria-labelledby={heading}>
      <PanelHead>
        <div>
          <Title id={heading}>{t(isOpen ? 'firstEvening.opened.title' : 'firstEvening.title')}</Title>
          <Lead>
            {isOpen
              ? t(steps.length > 0 ? 'firstEvening.opened.missing' : 'firstEvening.opened.complete')
              : t('firstEvening.lead', { done, count: STEPS.length })}
          </Lead>
        </div>
        {isOpen && (
          <Button variant="secondary" onClick={putAway}>
            {t('firstEvening.putAway')}
          </Button>
        )}
      </PanelHead>
      {!isOpen && <Track $done={done / STEPS.length} aria-hidden="true" />}
      {steps.length > 0 && (
        <List>
          {steps.map((step) => (
            <Step
              key={step}
              step={step}
              number={STEPS.indexOf(step) + 1}
              facts={facts}
              isNext={step === steps.find((one) => missing.includes(one))}
            />
          ))}
        </List>
      )}
      {!isOpen && <OpenDoors missing={missing} onOpened={() => setOpenedHere(true)} />}
    </Panel>
  );
}
