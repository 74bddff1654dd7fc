import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER, specialDay } from '../../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../../app/rendered-app.js';
import { section } from '../testing/settings-screen.js';
import SpecialDayDialog from './SpecialDayDialog.js';
import { SpecialDaysSection, type OpenedSpecialDay } from './SpecialDaysSection.js';

const api = mockApiForEachTest();

/** The section with its form alone: to render all settings around it would take most of a test's time. */
function Alone() {
  const [opened, setOpened] = useState<OpenedSpecialDay | null>(null);
  return (
    <main>
      <SpecialDaysSection onOpen={setOpened} />
      {opened && <SpecialDayDialog {...opened} overUnsaved={false} onClose={() => setOpened(null)} />}
    </main>
  );
}

function openAlone(language: 'en' | 'nl' = 'en') {
  rememberSession(OWNER);
  return renderApp('/admin', { language, routes: [{ path: '/', element: <Alone /> }] });
}

const CHRISTMAS = specialDay('2026-12-25', { note: 'Closed for Christmas', noteNl: 'Gesloten met Kerst' });
const EVE = specialDay('2026-12-24', { shifts: [{ open: '12:00', close: '16:00' }] });
const PAST = specialDay('2026-10-03', { shifts: [{ open: '00:00', close: '00:00' }] });

async function open(days = [CHRISTMAS, EVE, PAST]) {
  api().data.specialDays = structuredClone(days);
  const app = openAlone();
  const found = section('Special Days');
  await found.findByRole('table');
  return { ...app, section: found };
}

type Opened = Pick<Awaited<ReturnType<typeof open>>, 'user'>;

async function openDialog({ user }: Opened, button: string) {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

const dates = (list: HTMLElement | undefined) =>
  within(list ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the list', () => {
  it('shows coming days first, soonest first, and folds past ones', async () => {
    const { section: days } = await open();
    const [coming, past] = days.getAllByRole('list');
    expect(dates(coming)).toEqual([
      'Thursday 24 December 202612:00–16:00 Edit',
      'Friday 25 December 2026ClosedClosed for ChristmasGesloten met Kerst Edit',
    ]);
    expect(days.getByText('1 past day')).toBeTruthy();
    expect(dates(past)).toEqual(['Saturday 3 October 202624 hours from 00:00']);
    expect(past?.closest('details')?.open).toBe(false);
  });

  it('says that there is none, what could not be loaded, and tries again', async () => {
    api().fail('specialDays', { status: 503, message: 'The books are being moved.' });
    const { user } = openAlone();
    const days = section('Special Days');
    expect(await days.findByText('The special days could not be loaded: The books are being moved.')).toBeTruthy();
    api().mend('specialDays');
    await user.click(days.getByRole('button', { name: 'Retry' }));
    expect(await days.findByText(/^No special day is coming up/)).toBeTruthy();
  });

  it('deletes a day once that is confirmed, and says so when it fails', async () => {
    const { user, section: days } = await open();
    api().fail('deleteSpecialDay', 503);
    const remove = async () => {
      await user.click(days.getByRole('button', { name: 'Delete 25 December 2026' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    };
    await remove();
    expect(await screen.findByText('Failed to delete the special day')).toBeTruthy();
    expect(await days.findByText('Friday 25 December 2026')).toBeTruthy();
    api().mend('deleteSpecialDay');
    await remove();
    expect(await screen.findByText('Special day deleted')).toBeTruthy();
    await waitFor(() => expect(days.queryByText('Friday 25 December 2026')).toBeNull());
    expect(api().calls('deleteSpecialDay').at(-1)?.headers).toMatchObject({ 'if-match': '1' });
  });
});

describe('the calendar', () => {
  it.each([
    ['of the first special day to come', [CHRISTMAS, EVE, PAST], 'December 2026'],
    ['of today where the first is later than the next month', [specialDay('2027-04-27'), PAST], 'November 2026'],
    ['of today where none is planned', [PAST], 'November 2026'],
  ])('opens on the month %s', async (_, days, month) => {
    const { section: found } = await open(days);
    expect(found.getByRole('table', { name: new RegExp(month) })).toBeTruthy();
  });

  it('marks special days, and picks a date with the arrow keys', async () => {
    const { user, section: days } = await open();
    await user.click(days.getByRole('button', { name: 'Previous month' }));
    const today = days.getByRole('button', { name: 'Saturday 21 November 2026' });
    expect(today.getAttribute('aria-current')).toBe('date');
    expect(days.getByRole('button', { name: 'Friday 20 November 2026' }).getAttribute('aria-disabled')).toBe('true');
    today.focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(today);
    await user.keyboard('{PageDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    const christmas = days.getByRole('button', { name: 'Friday 25 December 2026: Closed' });
    await waitFor(() => expect(document.activeElement).toBe(christmas));
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Special Day' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-12-25');
  });

  it('opens the form of a new day with the date that was picked', async () => {
    const { user, section: days } = await open([PAST]);
    await user.click(days.getByRole('button', { name: 'Next month' }));
    await user.click(days.getByRole('button', { name: 'Thursday 31 December 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Special Day' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-12-31');
  });
});

describe('the form', () => {
  it.each([
    ['', 'Date is required.'],
    ['2026-11-20', 'This date has passed: choose today or later.'],
    ['2026-12-25', '25 December 2026 is a special day already: edit that one.'],
  ])('refuses the date "%s"', async (date, sentence) => {
    const opened = await open();
    const dialog = await openDialog(opened, 'Add Special Day');
    if (date !== '') await opened.user.type(dialog.getByLabelText('Date'), date);
    await opened.user.click(dialog.getByRole('button', { name: 'Add Special Day' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Date')));
    expect(api().called).not.toContain('createSpecialDay');
  });

  it('names shifts that overlap while they are typed, and times that are missing', async () => {
    const opened = await open();
    const { user } = opened;
    const dialog = await openDialog(opened, 'Edit 24 December 2026');
    await user.click(dialog.getByRole('button', { name: 'Second shift' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Fill in both times, or choose “Closed all day”.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Opens again at'), '15:00');
    await user.type(dialog.getByLabelText('Closes again at'), '20:00');
    expect(
      dialog.getByText('The second shift begins at 15:00, before the first (12:00–16:00) has ended.'),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Remove the second shift' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Second shift' })));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Special day updated')).toBeTruthy();
  });

  it('holds notes to 200 characters, and shows a note of 200 whole', async () => {
    const long = 'Gesloten wegens verbouwing. '.repeat(8).slice(0, 200);
    const opened = await open([specialDay('2026-12-25', { noteNl: long })]);
    expect(opened.section.getByText(long)).toBeTruthy();
    const dialog = await openDialog(opened, 'Edit 25 December 2026');
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Note in Dutch/).maxLength).toBe(200);
  });

  it('asks before it throws away what was typed', async () => {
    const opened = await open();
    const { user } = opened;
    const dialog = await openDialog(opened, 'Edit 24 December 2026');
    await user.type(dialog.getByLabelText(/^Note in English/), 'Christmas Eve');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Throw away your changes?')).toBeTruthy();
  });
});

describe('two writers', () => {
  async function typeNote(opened: Opened) {
    const dialog = await openDialog(opened, 'Edit 25 December 2026');
    await opened.user.type(dialog.getByLabelText(/^Note in English/), '!');
    return dialog;
  }
  const save = ({ user }: Opened, dialog: Awaited<ReturnType<typeof openDialog>>) =>
    user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const stored = () => api().data.specialDays.find(({ date }) => date === '2026-12-25');

  it('compare, and mine is saved over theirs when I say so', async () => {
    const opened = await open();
    const dialog = await typeNote(opened);
    Object.assign(stored() ?? {}, { note: 'Shut', noteNl: 'Dicht', version: '2' });
    await save(opened, dialog);
    expect(await dialog.findByRole('row', { name: 'Note in English Closed for Christmas! Shut' })).toBeTruthy();
    await opened.user.click(dialog.getByRole('button', { name: 'Keep My Changes' }));
    await save(opened, dialog);
    expect(await screen.findByText('Special day updated')).toBeTruthy();
    expect(stored()).toMatchObject({ note: 'Closed for Christmas!', noteNl: 'Dicht' });
  });

  it('hear of a date that the other has taken meanwhile, at the date', async () => {
    const opened = await open([CHRISTMAS]);
    const dialog = await openDialog(opened, 'Edit 25 December 2026');
    await opened.user.clear(dialog.getByLabelText('Date'));
    await opened.user.type(dialog.getByLabelText('Date'), '2026-12-31');
    api().data.specialDays.push(specialDay('2026-12-31'));
    await save(opened, dialog);
    expect(await dialog.findByText('31 December 2026 is a special day already: edit that one.')).toBeTruthy();
    expect(dialog.queryByText('Somebody else changed this meanwhile')).toBeNull();
  });

  it('hear that the day is gone, and add it anew', async () => {
    const opened = await open();
    const dialog = await typeNote(opened);
    api().data.specialDays = [];
    await save(opened, dialog);
    expect(
      await dialog.findByText('Somebody else deleted this day meanwhile. Save again to add it anew.'),
    ).toBeTruthy();
    await save(opened, dialog);
    expect(await screen.findByText('Special day added')).toBeTruthy();
    expect(stored()).toMatchObject({ note: 'Closed for Christmas!' });
  });
});

it('is in Dutch', async () => {
  api().data.specialDays = [structuredClone(CHRISTMAS)];
  const { user } = openAlone('nl');
  const days = section('Bijzondere dagen');
  expect(await days.findByText('Vrijdag 25 december 2026')).toBeTruthy();
  await user.click(days.getByRole('button', { name: 'Bijzondere dag toevoegen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Datum'), '2026-12-25');
  await user.click(dialog.getByRole('button', { name: 'Bijzondere dag toevoegen' }));
  expect(await dialog.findByText('25 december 2026 is al een bijzondere dag: wijzig die.')).toBeTruthy();
});
