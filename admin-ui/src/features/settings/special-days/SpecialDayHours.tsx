import {
  Button,
  PlusIcon,
  problemOf,
  space,
  TrashIcon,
  type CheckedForm,
  IconButton,
  useTranslation,
} from '@pickup/web';
import { useEffect, useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { Group as Fields, Legend, Problem } from '../../../forms/fields.js';
import { Toggle, ToggleGrid } from '../../../forms/Toggle.js';
import { ShiftTimes } from '../../../restaurant/ShiftTimes.js';
import { secondProblem, type SpecialDayValues, type TIMES } from './special-day-form.js';

const Group = styled(Fields)`
  gap: ${space(1.5)};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 340px) 44px;
  gap: ${space(1)};
  align-items: center;
`;

type Time = (typeof TIMES)[number];

/** Closed all day, or one or two shifts of its own. */
export function SpecialDayHours({ form }: { form: CheckedForm<SpecialDayValues> }) {
  const { t } = useTranslation();
  const id = useId();
  const { field: closed } = useController({ control: form.control, name: 'closed' });
  const [hasSecond, ...times] = form.watch(['hasSecond', 'open', 'close', 'secondOpen', 'secondClose']);
  const overlap = times.some(Boolean) ? secondProblem(form.getValues(), t) : null;
  const pressed = useRef(false);
  const { setFocus } = form;
  const add = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (pressed.current) {
      if (hasSecond) setFocus('secondOpen');
      else add.current?.focus();
    }
    pressed.current = false;
  }, [hasSecond, setFocus]);

  const setSecond = (has: boolean) => {
    pressed.current = true;
    form.setValue('hasSecond', has, { shouldDirty: true });
    form.clearErrors(['secondOpen', 'secondClose']);
  };
  const firstProblem = problemOf(form, 'open') ?? problemOf(form, 'close');
  const lastProblem = overlap ?? problemOf(form, 'secondOpen') ?? problemOf(form, 'secondClose');
  const time = (field: Time, problem: string | null, problemId: string) => ({
    'aria-label': t(`specialDays.form.${field}`),
    'aria-invalid': problem === null ? undefined : (true as const),
    'aria-describedby': problem === null ? undefined : problemId,
    ...form.register(field),
  });
  return (
    <Group>
      <Legend>{t('specialDays.form.hours')}</Legend>
      <ToggleGrid $min={180}>
        {[true, false].map((isClosed) => (
          <Toggle
            key={String(isClosed)}
            ref={isClosed ? closed.ref : undefined}
            type="radio"
            name={`${id}-closed`}
            label={t(isClosed ? 'specialDays.form.closed' : 'specialDays.form.ownHours')}
            checked={closed.value === isClosed}
            onChange={() => closed.onChange(isClosed)}
          />
        ))}
      </ToggleGrid>
      {!closed.value && (
        <>
          <Line>
            <ShiftTimes
              open={time('open', firstProblem, `${id}-first`)}
              close={time('close', firstProblem, `${id}-first`)}
            />
          </Line>
          {firstProblem !== null && <Problem id={`${id}-first`}>{firstProblem}</Problem>}
          {hasSecond ? (
            <Line>
              <ShiftTimes
                open={time('secondOpen', lastProblem, `${id}-second`)}
                close={time('secondClose', lastProblem, `${id}-second`)}
              />
              <IconButton
                variant="quiet"
                aria-label={t('restaurant.hours.removeSecond')}
                title={t('restaurant.hours.removeSecond')}
                onClick={() => setSecond(false)}
              >
                <TrashIcon size={20} />
              </IconButton>
            </Line>
          ) : (
            <div>
              <Button ref={add} variant="secondary" onClick={() => setSecond(true)}>
                <PlusIcon size={18} /> {t('restaurant.hours.addSecond')}
              </Button>
            </div>
          )}
          {hasSecond && lastProblem !== null && (
            <Problem id={`${id}-second`} role="status">
              {lastProblem}
            </Problem>
          )}
        </>
      )}
    </Group>
  );
}
