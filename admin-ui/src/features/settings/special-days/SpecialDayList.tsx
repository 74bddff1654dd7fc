import { weekdayOf, type SpecialDay } from '@pickup/contract';
import {
  Button,
  color,
  EditIcon,
  fontSize,
  formatDay,
  IconButton,
  media,
  radius,
  space,
  TrashIcon,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { cardId } from '../../../lists/useFocusKeeper.js';
import { hoursInWords } from '../../../restaurant/hours-form.js';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(1)};
  align-items: center;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('field')};
  overflow-wrap: anywhere;
  scroll-margin-top: 84px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const When = styled.p`
  font-weight: 650;
`;

const Hours = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

const Tools = styled.div`
  display: flex;
  ${media.phone} {
    justify-content: space-between;
    margin-left: calc(-1 * ${space(2)});
  }
`;

interface SpecialDayListProps {
  days: readonly SpecialDay[];
  /** Not given for days that have passed. */
  onEdit?: (day: SpecialDay) => void;
  onDelete: (day: SpecialDay) => void;
}

/** Special days, each with its hours and notes. */
export function SpecialDayList({ days, onEdit, onDelete }: SpecialDayListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <List>
      {days.map((day) => {
        const date = formatDay(day.date, { language });
        const named = (action: string) => t('specialDays.actionOf', { action, date });
        return (
          <Row key={day.id} id={cardId(day.id)} tabIndex={-1}>
            <div>
              <When>
                {t(`restaurant.day.${weekdayOf(day.date)}`)} {date}
              </When>
              <Hours>{hoursInWords(day.shifts, t)}</Hours>
              {day.note !== null && <Note lang="en">{day.note}</Note>}
              {day.noteNl !== null && <Note lang="nl">{day.noteNl}</Note>}
            </div>
            <Tools>
              {onEdit && (
                <Button variant="quiet" aria-label={named(t('app.edit'))} onClick={() => onEdit(day)}>
                  <EditIcon size={18} /> {t('app.edit')}
                </Button>
              )}
              <IconButton variant="quiet" aria-label={named(t('app.delete'))} onClick={() => onDelete(day)}>
                <TrashIcon size={20} />
              </IconButton>
            </Tools>
          </Row>
        );
      })}
    </List>
  );
}
