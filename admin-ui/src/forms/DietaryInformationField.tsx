import { ALLERGENS, DIETARY_MARKS } from '@pickup/contract';
import { space, useTranslation } from '@pickup/web';
import { useId, type Ref } from 'react';
import styled from 'styled-components';
import { Group as Fields, Hint, Legend, Problem } from './fields.js';
import {
  contradictionOf,
  DECLARATIONS,
  toggleAllergen,
  toggleMark,
  type DietaryValues,
} from './dietary-information.js';
import { Toggle, ToggleGrid } from './Toggle.js';

const Group = styled(Fields)`
  gap: ${space(1.5)};
`;

interface DietaryInformationFieldProps {
  field: { value: DietaryValues; onChange: (values: DietaryValues) => void; ref: Ref<HTMLInputElement> };
  /** What kept it from being saved. */
  error: string | null;
}

/**
 * The 14 allergens and the dietary marks. Undeclared is a choice of its own, which guests are told (product.md,
 * Allergens).
 */
export function DietaryInformationField({ field: { value, onChange, ref }, error }: DietaryInformationFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const contradicted = contradictionOf(value, t);
  const problem = contradicted ?? error;
  const described = problem === null ? `${id}-hint` : `${id}-hint ${id}-problem`;
  return (
    <>
      <Group aria-describedby={described}>
        <Legend>{t('allergens.form.legend')}</Legend>
        <ToggleGrid $min={150}>
          {DECLARATIONS.map((declaration, index) => (
            <Toggle
              key={declaration}
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={`${id}-declaration`}
              label={t(`allergens.form.declaration.${declaration}`)}
              checked={value.declaration === declaration}
              onChange={() => onChange({ ...value, declaration })}
            />
          ))}
        </ToggleGrid>
        {value.declaration === 'some' && (
          <ToggleGrid role="group" aria-label={t('allergens.form.which')}>
            {ALLERGENS.map((allergen) => (
              <Toggle
                key={allergen}
                type="checkbox"
                label={t(`allergens.names.${allergen}`)}
                checked={value.allergens.includes(allergen)}
                onChange={() => onChange(toggleAllergen(value, allergen))}
              />
            ))}
          </ToggleGrid>
        )}
        <Hint id={`${id}-hint`}>{t(`allergens.form.hint.${value.declaration}`)}</Hint>
      </Group>
      <Group aria-describedby={problem === null ? undefined : `${id}-problem`}>
        <Legend>{t('allergens.form.diet')}</Legend>
        <ToggleGrid $min={150}>
          {DIETARY_MARKS.map((mark) => (
            <Toggle
              key={mark}
              type="checkbox"
              label={t(`allergens.marks.${mark}`)}
              checked={value.dietary.includes(mark)}
              onChange={() => onChange(toggleMark(value, mark))}
            />
          ))}
        </ToggleGrid>
        <div id={`${id}-problem`} role="status">
          {problem !== null && <Problem>{problem}</Problem>}
        </div>
      </Group>
    </>
  );
}
