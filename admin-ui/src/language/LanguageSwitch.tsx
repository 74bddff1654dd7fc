import { color, fontSize, LANGUAGE_NAMES, LANGUAGES, radius, space, useChooseLanguage, useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { loadTexts } from './texts.js';

const Root = styled.div`
  display: inline-flex;
  gap: ${space(0.5)};
`;

const Choice = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${space(1.5)};
  background: none;
  border: 0;
  border-radius: ${radius('control')};
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
  &:hover {
    background: ${color('sunk')};
  }
  &[aria-pressed='true'] {
    color: ${color('ink')};
    font-weight: 650;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.35em;
  }
`;

/** English or Dutch, each named in itself. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const language = useLanguage();
  const choose = useChooseLanguage(loadTexts);
  return (
    <Root role="group" aria-label={t('shared.language')}>
      {LANGUAGES.map((code) => (
        <Choice key={code} type="button" lang={code} aria-pressed={code === language} onClick={() => void choose(code)}>
          {LANGUAGE_NAMES[code]}
        </Choice>
      ))}
    </Root>
  );
}
