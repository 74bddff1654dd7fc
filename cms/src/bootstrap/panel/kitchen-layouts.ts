import { field, type PanelLayout } from '@pickup/strapi-kit';

export const specialDay: PanelLayout = {
  mainField: 'date',
  sort: 'date:ASC',
  columns: ['date', 'closed', 'note'],
  form: [
    {
      date: field(
        'Date',
        'Such as 2026-12-25, in the restaurant’s time zone. One special day for a date, and none for a date that has passed.',
      ),
      closed: field('Closed', 'On: the kitchen does not open on this date, and the shifts are [].'),
    },
    {
      shifts: field(
        'Shifts',
        'Instead of the weekday’s hours: a JSON list of one or two, the second from the end of the first on: [{"open": "12:00", "close": "14:00"}]. A closing time at or before the opening time means past midnight.',
      ),
    },
    {
      note: field('Note', 'Shown to visitors a week ahead: why the hours differ.'),
      noteNl: field('Dutch note', 'For Dutch visitors; left empty, they see the note.'),
    },
  ],
};

export const kitchenState: PanelLayout = {
  mainField: 'pausedUntil',
  sort: 'pausedUntil:ASC',
  columns: ['pausedUntil', 'extraMinutes', 'extraUntil'],
  form: [
    {
      pausedUntil: field(
        'Paused until',
        'Until then no orders are taken; it ends by itself. At most 31 days ahead. Empty means no pause.',
      ),
    },
    {
      extraMinutes: field(
        'Extra minutes',
        '5 to 60: how much longer the kitchen takes while it is busy. Needs its end. Empty means none.',
      ),
      extraUntil: field('Extra minutes until', 'When they end by themselves, at most 31 days ahead.'),
    },
  ],
};
