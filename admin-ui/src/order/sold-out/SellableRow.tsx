import { addDays, SOLD_OUT_FOREVER, type SaveSoldOut } from '@pickup/contract';
import {
  Button,
  type ButtonVariant,
  color,
  Field,
  fontSize,
  LocalWords,
  media,
  space,
  TextInput,
  useLocalText,
  useTranslation,
} from '@pickup/web';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { SEARCHED } from '../../lists/found-text.js';
import { useServiceDay } from '../../restaurant/useRestaurant.js';
import { NameOnBoard } from '../NameOnBoard.js';
import type { Sellable } from './sellable.js';
import { useSoldOutText } from './sold-out-words.js';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding-block: ${space(1.5)};
  border-top: 1px solid ${color('line')};
  &:first-child {
    border-top: 0;
  }
`;

/* Where it has no room beside the buttons, they stand below it. */
const Name = styled.p`
  flex: 1 1 9rem;
  min-width: 0;
  font-size: ${fontSize('lg')};
  font-weight: 650;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Within = styled.span`
  display: block;
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
  font-weight: 500;
`;

const State = styled.span`
  display: block;
  color: ${color('danger')};
  font-size: ${fontSize('sm')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  margin-inline-start: auto;
  gap: ${space(1)};
  ${media.phone} {
    gap: 0;
    & > * {
      padding-inline: ${space(1.5)};
    }
  }
`;

const Tall = styled(Button)`
  min-height: 56px;
`;

/** What ends later than today. */
const Longer = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)};
  /* As high as the field beside it. */
  & button {
    min-height: 48px;
  }
`;

/* The day is read whole, whatever has to stand below it. */
const DayForm = styled.form`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)};
  & > :first-child {
    flex: 1 1 9rem;
  }
`;

interface DayFieldProps {
  name: string;
  onChoose: (day: string) => void;
}

/** From which day on something is back, tomorrow at the earliest. */
function DayField({ name, onChoose }: DayFieldProps) {
  const { t } = useTranslation();
  const first = addDays(useServiceDay(), 1);
  const [day, setDay] = useState(addDays(first, 1));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day >= first) onChoose(day);
  };
  return (
    <DayForm aria-label={name} onSubmit={submit}>
      <Field label={t('kitchen.soldOut.back')}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            required
            min={first}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <Button type="submit">{t('kitchen.soldOut.set')}</Button>
    </DayForm>
  );
}

interface SellableRowProps {
  one: Sellable;
  /** A change of it is under way. */
  busy: boolean;
  onMark: (one: Sellable, until: SaveSoldOut['until']) => void;
}

/** A dish or an option: until when it is sold out with the way back, or the ways to say so: for today in one press. */
export function SellableRow({ one, busy, onMark }: SellableRowProps) {
  const { t } = useTranslation();
  const local = useLocalText();
  const stateOf = useSoldOutText();
  const [isLonger, setLonger] = useState(false);
  const { kind, within, until } = one;
  const name = local(one, 'name');
  const named = (action: string) => t('kitchen.soldOut.named', { name: name.text, action });
  // Sold out since, also from another screen: once brought back it is a row like any other.
  if (isLonger && until !== null) setLonger(false);
  const mark = (to: SaveSoldOut['until']) => {
    if (!busy) onMark({ ...one, name: name.text }, to);
  };
  const choice = (label: string, act: () => void, variant: ButtonVariant = 'quiet', expanded?: boolean) => (
    <Tall
      variant={variant}
      aria-expanded={expanded}
      aria-label={named(label)}
      aria-disabled={busy || undefined}
      onClick={act}
    >
      {label}
    </Tall>
  );
  return (
    <Root>
      <Name>
        <span {...SEARCHED}>
          <LocalWords words={name} />
          <NameOnBoard name={one.name} shown={name.text} />
          {kind === 'option' && within && (
            <Within>
              <LocalWords words={local(within, 'name')} />
            </Within>
          )}
        </span>
        <State>{stateOf(one)}</State>
      </Name>
      {until === null ? (
        <Buttons>
          {choice(t('kitchen.soldOut.today'), () => mark('today'), 'secondary')}
          {choice(t('kitchen.soldOut.longer'), () => setLonger(!isLonger), 'quiet', isLonger)}
        </Buttons>
      ) : (
        <Buttons>{choice(t('kitchen.soldOut.bringBack'), () => mark(null), 'secondary')}</Buttons>
      )}
      {isLonger && (
        <Longer>
          <DayField name={named(t('kitchen.soldOut.day'))} onChoose={mark} />
          {choice(t('kitchen.soldOut.forever'), () => mark(SOLD_OUT_FOREVER))}
        </Longer>
      )}
    </Root>
  );
}
