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
import { Group as Fields, Hint, Legend, Problem } from '../../../forms/fields.js';
import { Toggle, ToggleGrid } from '../../../forms/Toggle.js';
import { lateCloseNote } from '../../../restaurant/hours-form.js';
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

/** What is wrong with a shift, or to be known of it. */
function Note({ id, isWrong, text }: { id: string; isWrong: boolean; text: string | null }) {
  if (text === null) return null;
  return isWrong ? (
    <Problem id={id} role="status">
      {text}
    </Problem>
  ) : (
    <Hint id={id}>{text}</Hint>
  );
}

/** Closed all day, or one or two shifts of its own. */
export function SpecialDayHours({ form }: { form: CheckedForm<SpecialDayValues> }) {
  const { t } = useTranslation();
  const id = useId();
  const { field: closed } = useController({ control: form.control, name: 'closed' });
  const [hasSecond, open, close, secondOpen, secondClose] = form.watch([
    'hasSecond',
    'open',
    'close',
    'secondOpen',
    'secondClose',
  ]);
  const overlap = [open, close, secondOpen, secondClose].some(Boolean) ? secondProblem(form.getValues(), t) : null;
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
  const firstNote = firstProblem ?? lateCloseNote({ open, close }, t);
  const lastNote = lastProblem ?? lateCloseNote({ open: secondOpen, close: secondClose }, t);
  const time = (field: Time, isWrong: boolean, note: string | null, noteId: string) => ({
    'aria-label': t(`specialDays.form.${field}`),
    'aria-invalid': isWrong ? (true as const) : undefined,
    'aria-describedby': note === null ? undefined : noteId,
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
              open={time('open', firstProblem !== null, firstNote, `${id}-first`)}
              close={time('close', firstProblem !== null, firstNote, `${id}-first`)}
            />
          </Line>
          <Note id={`${id}-first`} isWrong={firstProblem !== null} text={firstNote} />
          {hasSecond ? (
            <Line>
              <ShiftTimes
                open={time('secondOpen', lastProblem !== null, lastNote, `${id}-second`)}
                close={time('secondClose', lastProblem !== null, lastNote, `${id}-second`)}
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
          {hasSecond && <Note id={`${id}-second`} isWrong={lastProblem !== null} text={lastNote} />}
        </>
      )}
    </Group>
  );
}
