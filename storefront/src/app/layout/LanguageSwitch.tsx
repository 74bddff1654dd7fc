import {
  color,
  fontSize,
  LANGUAGE_NAMES,
  LANGUAGES,
  media,
  motion,
  radius,
  useChooseLanguage,
  useLanguage,
} from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { loadTexts } from '../../language/texts.js';

const Group = styled.div`
  display: flex;
  ${media.noScript} {
    display: none;
  }
`;

const Choice = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('soft')};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  text-transform: uppercase;
  transition: ${motion('color')};
  &:hover {
    color: ${color('ink')};
  }
  &[aria-pressed='true'] {
    color: ${color('ink')};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  ${media.phone} {
    /* The one language that is not on the page is enough to choose. */
    &[aria-pressed='true'] {
      display: none;
    }
  }
`;

/** English or Dutch (ruling 30); each language is named in itself. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = useLanguage();
  const choose = useChooseLanguage(loadTexts);
  return (
    <Group role="group" aria-label={t('shared.language')}>
      {LANGUAGES.map((language) => (
        <Choice
          key={language}
          type="button"
          lang={language}
          aria-label={`${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}`}
          aria-pressed={language === current}
          onClick={() => void choose(language)}
        >
          {language}
        </Choice>
      ))}
    </Group>
  );
}
