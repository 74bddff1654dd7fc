import type { KitchenControl } from '@pickup/contract';
import { ApiError, Button, ButtonLink, color, fontSize, radius, Skeleton, useTranslation } from '@pickup/web';
import { Fragment, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useErrorMessage } from '../../../failures/load-failure.js';
import { useWhen } from '../../../order/due.js';
import { guarded } from '../../../press-guard/press-guard.js';
import { KitchenDialog } from './KitchenDialog.js';
import { SlotBars } from './SlotBars.js';
import { useKitchenState } from './kitchen-words.js';
import { useKitchen } from './useKitchen.js';

type Tone = 'working' | 'busy' | 'paused' | 'closed' | 'failed';

const toneOf = ({ status, extraMinutes }: KitchenControl): Tone => {
  if (status.reason === 'paused') return 'paused';
  if (!status.open) return 'closed';
  return extraMinutes === null ? 'working' : 'busy';
};

const GROUNDS = {
  working: css`
    padding-inline: 0;
    color: ${color('soft')};
    /* Where room is short, it says what is as usual to who cannot see the row. */
    @media (max-width: 699.98px), (min-width: 1000px) and (max-width: 1379.98px) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  `,
  busy: css`
    background: ${color('noteWash')};
    color: ${color('onNoteWash')};
  `,
  paused: css`
    padding-inline: 0;
    font-size: ${fontSize('xl')};
  `,
  failed: css`
    background: ${color('dangerWash')};
    color: ${color('onDangerWash')};
  `,
  closed: css`
    background: ${color('closedWash')};
    color: ${color('onClosedWash')};
  `,
} satisfies Record<Tone, ReturnType<typeof css>>;

/** While the kitchen is paused its part of the head is a band over all lanes. */
const band = css`
  flex: 1 0 100%;
  order: 3;
  margin: 0 -16px -6px;
  padding: 8px 16px;
  background: ${color('inverse')};
  color: ${color('onInverse')};
  @media (max-width: 999.98px) {
    margin-inline: -10px;
    padding-inline: 10px;
  }
  & :focus-visible {
    outline-color: ${color('onInverse')};
  }
`;

const Root = styled.section<{ $isPaused?: boolean }>`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 6px 10px;
  min-width: 0;
  @media (max-width: 999.98px) {
    order: 3;
    gap: 6px;
  }
  /* A row of its own, whatever the kitchen does, so that the cards stay where they are. */
  @media (min-width: 700px) and (max-width: 999.98px) {
    flex-basis: 100%;
  }
  @media (min-width: 1000px) and (max-width: 1399.98px) {
    flex-wrap: nowrap;
  }
  ${({ $isPaused }) => $isPaused && band}
`;

const State = styled.div<{ $tone: Tone }>`
  min-width: 0;
  margin-right: auto;
  padding: 4px 12px;
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  font-weight: 700;
  line-height: 1.2;
  overflow-wrap: break-word;
  ${({ $tone }) => GROUNDS[$tone]}
  /* Beside buttons that do not shrink it would be one letter wide. */
  @media (min-width: 1000px) and (max-width: 1399.98px) {
    ${({ $tone }) =>
      $tone !== 'working' && $tone !== 'paused' && `flex: none; max-width: ${$tone === 'closed' ? 24 : 14}em;`}
  }
  /* On a phone what ends it stands beside it. */
  @media (max-width: 699.98px) {
    ${({ $tone }) => $tone !== 'working' && `flex: 1 1 ${$tone === 'closed' ? 100 : 52}%;`}
  }
`;

const More = styled.p`
  font-size: ${fontSize('xs')};
  font-weight: 600;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  @media (min-width: 1000px) and (max-width: 1399.98px) {
    flex-wrap: nowrap;
  }
  /* As wide as the thumb finds, three in a row, in the rows of the kitchen's state. */
  @media (max-width: 699.98px) {
    display: contents;
    && > * {
      flex: 1 1 28%;
      min-width: min-content;
      padding-inline: 6px;
      font-size: ${fontSize('sm')};
      line-height: 1.15;
      text-wrap: balance;
      white-space: normal;
    }
  }
`;

const Tool = styled(Button)`
  padding-inline: 12px;
  white-space: nowrap;
  @media (min-width: 700px) and (max-width: 1399.98px) {
    padding-inline: 9px;
  }
`;

interface KitchenBarProps {
  /** How many dishes and options are sold out now. */
  soldOut: number;
  onSoldOut: () => void;
  /** More to do with the kitchen, after these buttons. */
  children?: ReactNode;
}

/** What the kitchen does, what is booked, and the way to change it: a part of the board's head. */
export function KitchenBar({ soldOut, onSoldOut, children }: KitchenBarProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const stateOf = useKitchenState();
  const errorMessage = useErrorMessage();
  const kitchen = useKitchen();
  const [open, setOpen] = useState(false);
  const { answer, control, isBusy, pause, addMinutes } = kitchen;

  // Keys, because what is open of it stays so when the state has come.
  const lastTools = (
    <Fragment key="last">
      <Tool variant="secondary" onClick={onSoldOut}>
        {soldOut > 0 ? t('kitchen.soldOut.openCount', { count: soldOut }) : t('kitchen.soldOut.open')}
      </Tool>
      {children}
    </Fragment>
  );
  if (control === undefined) {
    // No retry helps before the restaurant was described.
    const isUndescribed = answer.error instanceof ApiError && answer.error.status === 404;
    if (isUndescribed)
      return (
        <Root aria-label={t('kitchen.title')}>
          <State role="status" $tone="closed">
            <p>{t('dashboard.now.wrong.undescribed')}</p>
          </State>
          <Buttons key="buttons">
            <ButtonLink to="/restaurant-settings">{t('firstEvening.step.describe.title')}</ButtonLink>
            {lastTools}
          </Buttons>
        </Root>
      );
    return (
      <Root aria-label={t('kitchen.title')} aria-busy={answer.isPending}>
        {answer.isError ? (
          <State role="alert" $tone="failed">
            <p>{t('kitchen.loadFailed')}</p>
            <More>{errorMessage(answer.error)}</More>
          </State>
        ) : (
          <Skeleton $height="28px" $width="220px" />
        )}
        <Buttons key="buttons">
          {answer.isError && (
            <Tool variant="secondary" onClick={() => void answer.refetch()}>
              {t('app.retry')}
            </Tool>
          )}
          {lastTools}
        </Buttons>
      </Root>
    );
  }
  const { pausedUntil, extraMinutes, extraUntil } = control;
  const tone = toneOf(control);
  const isPaused = tone === 'paused';
  return (
    <Root aria-label={t('kitchen.title')} $isPaused={isPaused}>
      <State role="status" $tone={tone}>
        <p>{stateOf(control)}</p>
        {isPaused && <More>{t('kitchen.pause.meaning')}</More>}
        {pausedUntil !== null && tone === 'closed' && (
          <More>{t('kitchen.state.pausedUntil', { when: when(pausedUntil) })}</More>
        )}
        {extraMinutes !== null && extraUntil !== null && (
          <More>{t('kitchen.busy.until', { count: extraMinutes, when: when(extraUntil) })}</More>
        )}
      </State>
      {!isPaused && <SlotBars control={control} />}
      <Buttons key="buttons" {...guarded(`kitchen ${pausedUntil ?? ''} ${extraUntil ?? ''}`)}>
        {pausedUntil !== null && (
          <Tool busy={isBusy} onClick={() => pause(null)}>
            {t('kitchen.pause.end')}
          </Tool>
        )}
        {extraUntil !== null && (
          <Tool variant={pausedUntil === null ? 'primary' : 'secondary'} busy={isBusy} onClick={() => addMinutes(null)}>
            {t('kitchen.busy.end')}
          </Tool>
        )}
        <Tool variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('kitchen.open')}
        </Tool>
        {lastTools}
      </Buttons>
      {open && <KitchenDialog kitchen={kitchen} control={control} onClose={() => setOpen(false)} />}
    </Root>
  );
}
