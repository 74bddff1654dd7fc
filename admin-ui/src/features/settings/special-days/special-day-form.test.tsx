import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { input } from '@pickup/web/testing';
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

describe('the form', () => {
  it('adds a day with two shifts and notes, without sending the settings', async () => {
    rememberSession(OWNER);
    const { user } = renderApp('/admin/restaurant-settings');
    await screen.findByRole('form');
    const days = section('Special Days');
    await days.findByRole('table');
    await user.type(input('Restaurant name'), '!');
    const dialog = await openDialog({ user }, 'Add Special Day');
    await user.type(dialog.getByLabelText('Date'), '2026-12-31');
    await user.click(dialog.getByRole('radio', { name: 'Hours of its own' }));
    await user.type(dialog.getByLabelText('Opens at'), '12:00');
    await user.type(dialog.getByLabelText('Closes at'), '14:00');
    await user.click(dialog.getByRole('button', { name: 'Second shift' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Opens again at')));
    await user.type(dialog.getByLabelText('Opens again at'), '17:00');
    await user.type(dialog.getByLabelText('Closes again at'), '01:00');
    expect(dialog.getByText('Closes after midnight')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Note in Dutch/), ' Oudejaarsavond ');
    await user.click(dialog.getByRole('button', { name: 'Add Special Day' }));
    expect(await screen.findByText('Special day added')).toBeTruthy();
    expect(api().calls('createSpecialDay')[0]?.body).toEqual({
      date: '2026-12-31',
      closed: false,
      note: null,
      noteNl: 'Oudejaarsavond',
      shifts: [
        { open: '12:00', close: '14:00' },
        { open: '17:00', close: '01:00' },
      ],
    });
    expect(api().called).not.toContain('updateRestaurant');
    expect(input('Restaurant name').value).toBe('Mirabelle!');
    expect(await days.findByText('12:00–14:00 & 17:00–01:00')).toBeTruthy();
  });

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
