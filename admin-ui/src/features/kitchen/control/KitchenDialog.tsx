import { KITCHEN_LIMITS, type KitchenControl } from '@pickup/contract';
import {
  Button,
  color,
  Dialog,
  font,
  fontSize,
  media,
  space,
  useNow,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Choices } from '../../../lists/Choices.js';
import { useWhen } from '../../../order/due.js';
import { BUSY_MINUTES, EXTRA_MINUTES, minutesAhead, PAUSE_MINUTES } from './kitchen-control.js';
import { useKitchenState } from './kitchen-words.js';
import type { Kitchen } from './useKitchen.js';

const DAY_MS = 86_400_000;

const Sections = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Heading = styled.h3`
  font-family: ${font('body')};
  font-size: ${fontSize('lg')};
  font-weight: 700;
  letter-spacing: 0;
`;

const Meaning = styled.p`
  margin-bottom: ${space(1.5)};
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${space(1)};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Tile = styled(Button)`
  flex-direction: column;
  gap: 2px;
  min-height: 72px;
  padding-inline: ${space(1)};
  font-size: ${fontSize('lg')};
  font-weight: 700;
`;

const Until = styled.small`
  color: ${color('soft')};
  font-size: ${fontSize('xs')};
  font-weight: 600;
`;

const Ends = styled.p`
  margin-block: ${space(1)};
  font-weight: 650;
`;

const Minutes = styled(Grid)`
  & > * {
    padding-inline: 4px;
    white-space: nowrap;
  }
  ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > * {
      font-size: ${fontSize('md')};
    }
  }
`;

const End = styled(Button)`
  min-height: 64px;
  margin-top: ${space(1.5)};
  font-size: ${fontSize('lg')};
`;

interface SectionProps {
  title: string;
  meaning: string;
  children: ReactNode;
}

const Section = ({ title, meaning, children }: SectionProps) => (
  <section>
    <Heading>{title}</Heading>
    <Meaning>{meaning}</Meaning>
    {children}
  </section>
);

interface ControlProps {
  kitchen: Kitchen;
  control: KitchenControl;
  onClose: () => void;
}

function PauseSection({ kitchen: { pause, isBusy }, control, onClose }: ControlProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const now = useNow();
  const { nextOpeningAt, pausedUntil } = control;
  const isPossible = nextOpeningAt !== null && Date.parse(nextOpeningAt) <= now + KITCHEN_LIMITS.controlDays * DAY_MS;
  const choices = [
    ...PAUSE_MINUTES.map((minutes) => ({
      label: t(`kitchen.for.${minutes}`),
      until: minutesAhead(minutes, now),
    })),
    ...(isPossible ? [{ label: t('kitchen.pause.nextOpening'), until: nextOpeningAt }] : []),
  ];
  const choose = (until: string | null) => {
    if (isBusy) return;
    pause(until);
    onClose();
  };
  return (
    <Section title={t('kitchen.pause.title')} meaning={t('kitchen.pause.meaning')}>
      <Grid $columns={choices.length} role="group" aria-label={t('kitchen.pause.title')}>
        {choices.map(({ label, until }) => (
          <Tile key={label} variant="secondary" aria-disabled={isBusy || undefined} onClick={() => choose(until)}>
            {label} <Until>{t('kitchen.until', { when: when(until) })}</Until>
          </Tile>
        ))}
      </Grid>
      {pausedUntil !== null && (
        <End wide busy={isBusy} onClick={() => choose(null)}>
          {t('kitchen.pause.endUntil', { when: when(pausedUntil) })}
        </End>
      )}
    </Section>
  );
}

const CLOSING = 'closing';

function BusySection({ kitchen: { addMinutes, isBusy }, control, onClose }: ControlProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const now = useNow();
  const [lasts, setLasts] = useState<(typeof BUSY_MINUTES)[number] | typeof CLOSING>(60);
  const { extraMinutes, extraUntil, status } = control;
  const { closesAt } = status;
  const until = lasts === CLOSING && closesAt !== null ? closesAt : minutesAhead(lasts === CLOSING ? 60 : lasts, now);
  const choose = (minutes: number | null) => {
    if (isBusy) return;
    addMinutes(minutes === null ? null : { minutes, until });
    onClose();
  };
  return (
    <Section title={t('kitchen.busy.title')} meaning={t('kitchen.busy.meaning')}>
      <Choices
        label={t('kitchen.busy.lasts')}
        items={[
          ...BUSY_MINUTES.map((value) => ({ value, label: t(`kitchen.for.${value}`) })),
          ...(closesAt === null ? [] : [{ value: CLOSING, label: t('kitchen.busy.closing') } as const]),
        ]}
        chosen={lasts}
        onChoose={setLasts}
      />
      <Ends aria-hidden="true">{t('kitchen.until', { when: when(until) })}</Ends>
      <Minutes $columns={EXTRA_MINUTES.length} role="group" aria-label={t('kitchen.busy.title')}>
        {EXTRA_MINUTES.map((minutes) => (
          <Tile key={minutes} variant="secondary" aria-disabled={isBusy || undefined} onClick={() => choose(minutes)}>
            {t('kitchen.busy.add', { count: minutes })}{' '}
            <VisuallyHidden>{t('kitchen.until', { when: when(until) })}</VisuallyHidden>
          </Tile>
        ))}
      </Minutes>
      {extraMinutes !== null && extraUntil !== null && (
        <End wide busy={isBusy} onClick={() => choose(null)}>
          {t('kitchen.busy.endUntil', { count: extraMinutes, when: when(extraUntil) })}
        </End>
      )}
    </Section>
  );
}

/** The kitchen's control: each pause and each extra time is one tap, and ends by itself. */
export function KitchenDialog(props: ControlProps) {
  const { t } = useTranslation();
  const stateOf = useKitchenState();
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('kitchen.open')}
      description={stateOf(props.control)}
      closeLabel={t('shared.close')}
      width={720}
    >
      <Sections>
        <PauseSection {...props} />
        <BusySection {...props} />
      </Sections>
    </Dialog>
  );
}
