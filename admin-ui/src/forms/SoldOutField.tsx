import { Field, space, TextInput, useTranslation } from '@pickup/web';
import { useId, type Ref } from 'react';
import styled from 'styled-components';
import { Group as Fields, Hint, Legend, Problem } from './fields.js';
import { backTomorrow, SOLD_OUT_KINDS, type SoldOutValues } from './sold-out.js';
import { Toggle, ToggleGrid } from './Toggle.js';

const Group = styled(Fields)`
  gap: ${space(1.5)};
`;

const Day = styled(Field)`
  max-width: 260px;
`;

interface SoldOutFieldProps {
  field: { value: SoldOutValues; onChange: (values: SoldOutValues) => void; ref: Ref<HTMLInputElement> };
  /** What kept it from being saved. */
  error: string | null;
  /** The business day. */
  today: string;
}

/** Whether something is sold out: not, for today, until a day, or until the owner says. */
export function SoldOutField({ field: { value, onChange, ref }, error, today }: SoldOutFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const isAboutDay = value.kind === 'until';
  return (
    <Group aria-describedby={`${id}-hint`}>
      <Legend>{t('soldOut.legend')}</Legend>
      <ToggleGrid $min={150}>
        {SOLD_OUT_KINDS.map((kind, index) => (
          <Toggle
            key={kind}
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={`${id}-kind`}
            label={t(`soldOut.kind.${kind}`)}
            checked={value.kind === kind}
            onChange={() => onChange({ ...value, kind })}
          />
        ))}
      </ToggleGrid>
      {isAboutDay && (
        <Day label={t('soldOut.day')} error={error}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={backTomorrow(today)}
              value={value.day}
              onChange={({ target }) => onChange({ ...value, day: target.value })}
            />
          )}
        </Day>
      )}
      <Hint id={`${id}-hint`}>{t(`soldOut.hint.${value.kind}`)}</Hint>
      {error !== null && !isAboutDay && <Problem role="alert">{error}</Problem>}
    </Group>
  );
}
