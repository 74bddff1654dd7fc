import { localDay, ORDER_STATUSES, type OrderStatus, type TrackedOrder } from '@pickup/contract';
import {
  CheckIcon,
  CloseIcon,
  color,
  fontSize,
  formatDay,
  formatTime,
  media,
  radius,
  space,
  useLanguage,
  useNow,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import styled, { css, keyframes } from 'styled-components';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

/** The time of a step by the restaurant's clock: `18:04`, on another day than today `21 Nov, 18:04`. */
function useStepTime(): (instant: string) => string {
  const language = useLanguage();
  const { timeZone } = useRestaurant().info;
  const now = useNow();
  return (instant) => {
    const time = formatTime(instant, { language, timeZone });
    const day = localDay(new Date(instant), timeZone);
    return day === localDay(now, timeZone) ? time : `${formatDay(day, { language, short: true })}, ${time}`;
  };
}

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  ${media.phone} {
    grid-auto-flow: row;
    gap: ${space(1.5)};
  }
`;

const pulse = keyframes`
  from { transform: scale(1); opacity: 0.55; }
  70%, to { transform: scale(1.9); opacity: 0; }
`;

/** From the edge of a mark to the dot in it. */
const DOT_GAP = '10px';

/** Instead of a tick: the step is under way, or to come. */
const Dot = styled.span`
  width: 12px;
  height: 12px;
  border-radius: ${radius('round')};
  background: currentColor;
`;

const Mark = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 2px solid ${color('edge')};
  border-radius: ${radius('round')};
  background: ${color('card')};
`;

type Tone = 'done' | 'now' | 'ahead' | 'stopped';

const marks = {
  done: css`
    border-color: ${color('leaf')};
    background: ${color('leaf')};
    color: ${color('card')};
  `,
  now: css`
    border-color: ${color('leaf')};
    color: ${color('leaf')};
    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      border-radius: inherit;
      background: ${color('leaf')};
      /* Under five seconds: what moves by itself for longer would need a button to stop it (WCAG 2.2.2). */
      animation: ${pulse} 1.5s ease-out 3 both;
    }
    @media (prefers-reduced-motion: reduce) {
      &::after {
        display: none;
      }
    }
  `,
  ahead: css`
    border-color: transparent;
    background: none;
    color: ${color('edge')};
    & > * {
      border: 2px solid;
      background: ${color('card')};
    }
  `,
  stopped: css`
    border-color: ${color('danger')};
    background: ${color('dangerWash')};
    color: ${color('onDangerWash')};
  `,
} satisfies Record<Tone, ReturnType<typeof css>>;

const Step = styled.li<{ $tone: Tone }>`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space(0.5)};
  text-align: center;
  color: ${({ theme, $tone }) => ($tone === 'ahead' ? theme.color.soft : theme.color.ink)};
  ${Mark} {
    ${({ $tone }) => marks[$tone]}
  }
  /* The way from the step before. */
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    top: 15px;
    right: 50%;
    width: 100%;
    height: 2px;
    background: ${({ theme, $tone }) => ($tone === 'ahead' ? theme.color.line : theme.color.leaf)};
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    justify-items: start;
    align-items: center;
    gap: ${space(1.5)};
    text-align: left;
    &:not(:first-child)::before {
      top: calc(-1 * ${space(1.5)} - ${DOT_GAP});
      right: auto;
      left: 15px;
      width: 2px;
      height: calc(${space(1.5)} + 2 * ${DOT_GAP});
    }
  }
`;

const Name = styled.span<{ $strong: boolean }>`
  font-size: ${fontSize('sm')};
  font-weight: ${({ $strong }) => ($strong ? 700 : 500)};
  overflow-wrap: anywhere;
`;

const Time = styled.time`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  font-variant-numeric: tabular-nums;
`;

const ALWAYS = ORDER_STATUSES.filter((status) => status !== 'CANCELLED');

interface ShownStep {
  status: OrderStatus;
  /** When the order reached it; null when it has not, or the time is unknown. */
  at: string | null;
  tone: Tone;
}

/** The steps of an order: all regular ones, or those that a cancelled order has reached. */
export function stepsOf({ status, steps }: Pick<TrackedOrder, 'status' | 'steps'>): ShownStep[] {
  const timeOf = (wanted: OrderStatus) => steps.findLast((step) => step.status === wanted)?.at ?? null;
  if (status === 'CANCELLED') {
    const gone = ALWAYS.filter((one) => timeOf(one) !== null);
    return [
      ...gone.map((one): ShownStep => ({ status: one, at: timeOf(one), tone: 'done' })),
      { status, at: timeOf(status), tone: 'stopped' },
    ];
  }
  const reached = ALWAYS.indexOf(status);
  return ALWAYS.map((one, index) => {
    if (index > reached) return { status: one, at: null, tone: 'ahead' };
    return { status: one, at: timeOf(one), tone: index < reached || one === 'COMPLETED' ? 'done' : 'now' };
  });
}

/** Received, Confirmed, Being prepared, Ready, Collected, each with its time once it is reached. */
export function OrderSteps({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const timeText = useStepTime();
  return (
    <List aria-label={t('tracking.steps')}>
      {stepsOf(order).map(({ status, at, tone }) => (
        <Step key={status} $tone={tone} aria-current={tone === 'now' || tone === 'stopped' ? 'step' : undefined}>
          <Mark aria-hidden="true">
            {tone === 'stopped' && <CloseIcon size={16} />}
            {tone === 'done' && <CheckIcon size={16} />}
            {(tone === 'now' || tone === 'ahead') && <Dot />}
          </Mark>
          <Name $strong={tone === 'now' || tone === 'stopped'}>
            {t(`tracking.status.${status}`)}
            {tone === 'done' && <VisuallyHidden> ({t('tracking.done')})</VisuallyHidden>}
          </Name>
          {at !== null && <Time dateTime={at}>{timeText(at)}</Time>}
        </Step>
      ))}
    </List>
  );
}
