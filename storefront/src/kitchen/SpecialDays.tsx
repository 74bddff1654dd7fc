import { CalendarIcon, color, fontSize, space, useTranslation, useLocalText, LocalWords } from '@pickup/web';
import styled from 'styled-components';
import { useDayHours } from './day-hours.js';
import { useDayNames } from './moments.js';
import { useKitchen } from './useKitchen.js';

const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(0.5)} ${space(1.5)};
  & > svg {
    grid-row: span 2;
    margin-top: 1px;
    color: ${color('accent')};
  }
`;

const Heading = styled.h3`
  font-family: inherit;
  font-size: ${fontSize('sm')};
  font-weight: 650;
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  color: ${color('soft')};
`;

interface SpecialDaysProps {
  /** The level of its heading on the page. */
  heading: 'h2' | 'h3';
  className?: string;
}

/** The special days of the coming week; nothing without one. */
export function SpecialDays({ heading, className }: SpecialDaysProps) {
  const { t } = useTranslation();
  const local = useLocalText();
  const { kitchen } = useKitchen();
  const nameOf = useDayNames();
  const hoursOf = useDayHours();
  const days = kitchen?.specialDays ?? [];
  if (days.length === 0) return null;
  return (
    <Root className={className} aria-labelledby="special-days">
      <CalendarIcon />
      <Heading as={heading} id="special-days">
        {t('kitchen.special.title')}
      </Heading>
      <List>
        {days.map((day) => {
          const note = local(day, 'note');
          return (
            <li key={day.date}>
              {nameOf(day.date)}: <b>{hoursOf(day.shifts)}</b>
              {note.text && (
                <Note>
                  <LocalWords words={note} />
                </Note>
              )}
            </li>
          );
        })}
      </List>
    </Root>
  );
}
