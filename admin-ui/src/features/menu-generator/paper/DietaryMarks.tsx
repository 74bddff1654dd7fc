import { ALLERGENS, DIETARY_MARKS, type DietaryMark, type DietaryInformation } from '@pickup/contract';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useTranslation } from '@pickup/web';
import { mm, pt, typePt } from './measures.js';

/** The abbreviation of each dietary mark. */
const LETTERS = {
  vegetarian: 'V',
  vegan: 'VG',
  halal: 'H',
  'gluten-free': 'GF',
} as const satisfies Record<DietaryMark, string>;

/** Printed where allergens were not declared. */
const NOT_DECLARED = '?';

/** The place of an allergen in the regulation's list, counted from 1. */
const numberOf = (index: number) => index + 1;

const Raised = styled.span`
  display: inline-block;
  max-width: 100%;
  font-size: ${typePt(6.8)};
  font-weight: 600;
  line-height: 1.1;
  /* No higher, or it meets the line above where the words are small. */
  transform: translateY(-0.35em);
`;

/** A dish's allergens and marks as numbers and letters, which the legend explains; whole words for screen readers. */
export function DietaryMarks({ allergens, dietary }: DietaryInformation) {
  const { t } = useTranslation();
  const figures = allergens?.map((one) => String(numberOf(ALLERGENS.indexOf(one)))) ?? [NOT_DECLARED];
  const letters = dietary.map((mark) => LETTERS[mark]);
  const words = [
    allergens === null && t('allergens.notStated'),
    ...(allergens ?? []).map((one) => t(`allergens.names.${one}`)),
    ...dietary.map((mark) => t(`allergens.marks.${mark}`)),
  ].filter((word) => word !== false);
  if (words.length === 0) return null;
  return (
    <Raised role="img" aria-label={words.join(', ')}>
      {[figures.join(','), letters.join(' ')].filter(Boolean).join(' ')}
    </Raised>
  );
}

const Lines = styled.p`
  flex: none;
  padding: ${mm(1)} 0 ${mm(0.8)};
  font-size: ${pt(7)};
  line-height: 1.25;
  & b {
    font-weight: 700;
  }
  & span {
    white-space: nowrap;
  }
`;

/** Explains the numbers and letters; on every sheet, because a guest may hold any of them. */
export function DietaryLegend() {
  const { t } = useTranslation();
  const entries = [
    ...ALLERGENS.map((one, index) => [String(numberOf(index)), t(`allergens.names.${one}`)] as const),
    ...DIETARY_MARKS.map((mark) => [LETTERS[mark], t(`allergens.marks.${mark}`)] as const),
    [NOT_DECLARED, t('generator.paper.notDeclared')] as const,
  ];
  return (
    <Lines>
      {t('generator.paper.legend')}{' '}
      {entries.map(([sign, words], index) => (
        <Fragment key={sign}>
          {index > 0 && ' · '}
          <span>
            <b>{sign}</b> {words}
          </span>
        </Fragment>
      ))}
    </Lines>
  );
}
