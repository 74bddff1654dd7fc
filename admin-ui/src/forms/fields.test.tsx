import { backOfficeTheme, createI18n, ThemeRoot, useCheckedForm, TranslationProvider } from '@pickup/web';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../locales/en.js';
import nl from '../locales/nl.js';
import { SelectField } from './fields.js';

function Form({ required }: { required: boolean }) {
  const form = useCheckedForm<{ kind: string }>({ values: { kind: '' }, check: () => ({}) });
  return (
    <SelectField form={form} name="kind" label="Kind" required={required}>
      <option value="a">A</option>
    </SelectField>
  );
}

it.each([true, false])(
  'a required select, and no other, starts with an option that is no choice (required: %s)',
  (required) => {
    render(
      <ThemeRoot theme={backOfficeTheme}>
        <TranslationProvider i18n={createI18n({ language: 'en', resources: { en, nl } })}>
          <Form required={required} />
        </TranslationProvider>
      </ThemeRoot>,
    );
    const [first] = screen.getByLabelText<HTMLSelectElement>(/^Kind/).options;
    expect(first?.value).toBe(required ? '' : 'a');
    expect(first?.disabled).toBe(required);
    expect(first?.textContent).toBe(required ? 'Choose...' : 'A');
  },
);
