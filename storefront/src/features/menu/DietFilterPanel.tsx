import { ALLERGENS, DIETARY_MARKS } from '@pickup/contract';
import {
  Button,
  CheckIcon,
  CloseIcon,
  color,
  font,
  fontSize,
  IconButton,
  media,
  radius,
  space,
  useTranslation,
} from '@pickup/web';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { choiceChip } from '../../page-parts/choice-chip.js';
import { NO_DIET_FILTER, type DietFilter } from '../../allergens/diet-filter.js';

const Root = styled.div`
  position: absolute;
  z-index: 1;
  top: calc(100% + ${space(1)});
  right: 0;
  left: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  max-width: 640px;
  max-height: calc(100vh - 240px);
  max-height: calc(100dvh - 240px);
  margin-left: auto;
  background: ${color('card')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  box-shadow: ${color('shadowLifted')};
  /* A sheet where the thumb is: below its button there is not enough room. */
  ${media.phone} {
    position: fixed;
    z-index: 30;
    inset: auto 0 0;
    max-width: none;
    padding-bottom: env(safe-area-inset-bottom);
    border-width: 0;
    border-radius: ${radius('card')} ${radius('card')} 0 0;
    box-shadow: 0 0 0 100vmax ${color('scrim')};
    max-height: calc(100vh - 80px);
    max-height: calc(100dvh - 80px);
  }
`;

/** Above the rest; read last, so that the first key leads to the first allergen. */
const Head = styled.div`
  grid-row: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space(1.5)} ${space(1.5)} 0 ${space(3)};
  font-family: ${font('heading')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  ${media.phone} {
    padding: ${space(1)} ${space(0.5)} 0 ${space(2)};
  }
`;

const Scrolling = styled.div`
  position: relative;
  display: grid;
  gap: ${space(2.5)};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1.5)} ${space(3)} ${space(2.5)};
  ${media.phone} {
    padding: ${space(1)} ${space(2)} ${space(2)};
  }
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(1)};
    padding: 0;
    font-weight: 650;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Choice = styled.label`
  ${choiceChip}
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  min-height: 44px;
  /* As wide with its tick as without: the others stay where they are. */
  padding-inline: 18px;
  border: 1px solid ${color('edge')};
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  font-weight: 550;
  span {
    display: block;
  }
  span::first-letter {
    text-transform: uppercase;
  }
  svg {
    display: none;
  }
  &:has(:checked) {
    padding-inline: 8px;
  }
  &:has(:checked) svg {
    display: block;
  }
`;

const Hint = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

const Foot = styled.div`
  display: flex;
  gap: ${space(1.5)};
  justify-content: flex-end;
  padding: ${space(1.5)} ${space(3)};
  border-top: 1px solid ${color('line')};
  ${media.phone} {
    padding-inline: ${space(2)};
    & > :last-child {
      flex: 1;
    }
  }
`;

interface ChoicesOfProps<Word extends string> {
  legend: ReactNode;
  words: readonly Word[];
  chosen: readonly Word[];
  nameOf: (word: Word) => string;
  onChange: (chosen: Word[]) => void;
}

function ChoicesOf<Word extends string>({ legend, words, chosen, nameOf, onChange }: ChoicesOfProps<Word>) {
  const toggle = (word: Word) =>
    onChange(words.filter((one) => (one === word ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <Group>
      <legend>{legend}</legend>
      <Choices>
        {words.map((word) => (
          <Choice key={word}>
            <input type="checkbox" checked={chosen.includes(word)} onChange={() => toggle(word)} />
            <CheckIcon size={16} />
            <span>{nameOf(word)}</span>
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}

interface DietFilterPanelProps {
  id: string;
  diet: DietFilter;
  onChange: (diet: DietFilter) => void;
  /** How many dishes the filter leaves. */
  shown: number;
  onClose: () => void;
}

/** The 14 allergens to exclude, and the dietary marks to require. */
export function DietFilterPanel({ id, diet, onChange, shown, onClose }: DietFilterPanelProps) {
  const { t } = useTranslation();
  const { without, only } = diet;
  return (
    <Root id={id} role="group" aria-label={t('menu.diet.label')}>
      <Scrolling>
        <ChoicesOf
          legend={t('menu.diet.without')}
          words={ALLERGENS}
          chosen={without}
          nameOf={(allergen) => t(`allergens.names.${allergen}`)}
          onChange={(next) => onChange({ ...diet, without: next })}
        />
        <ChoicesOf
          legend={t('menu.diet.only')}
          words={DIETARY_MARKS}
          chosen={only}
          nameOf={(mark) => t(`allergens.marks.${mark}`)}
          onChange={(next) => onChange({ ...diet, only: next })}
        />
        <Hint>{t('menu.diet.hint')}</Hint>
      </Scrolling>
      <Foot>
        <Button
          variant="quiet"
          aria-disabled={without.length + only.length === 0 || undefined}
          onClick={() => onChange(NO_DIET_FILTER)}
        >
          {t('menu.diet.clear')}
        </Button>
        {/* What shows nothing asks for nothing. */}
        <Button variant={shown === 0 ? 'secondary' : 'primary'} onClick={onClose}>
          {t('menu.diet.show', { count: shown })}
        </Button>
      </Foot>
      <Head>
        <p aria-hidden="true">{t('menu.diet.title')}</p>
        <IconButton variant="quiet" aria-label={t('shared.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
    </Root>
  );
}
