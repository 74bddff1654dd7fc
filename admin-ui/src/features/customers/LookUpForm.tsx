import { Button, Card, FormShell, media, SearchIcon, space } from '@pickup/web';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmailField } from '../../forms/EmailField.js';
import { canBeEmail } from '../../forms/typed-texts.js';

const Sheet = styled(Card)`
  padding: ${space(3)};
  ${media.phone} {
    padding: ${space(2.5)} ${space(2)};
  }
`;

/* The button stands beside the input, whatever is written below that. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: start;
  & > button {
    margin-top: calc(1.5em + ${space(0.5)});
    min-height: 48px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    & > button {
      margin-top: 0;
    }
  }
`;

interface LookUpFormProps {
  /** Where the address is typed. */
  input: RefObject<HTMLInputElement>;
  busy: boolean;
  onLookUp: (email: string) => void;
}

/** Looks a customer up by exact email address; there is no search, to protect personal data. */
export function LookUpForm({ input, busy, onLookUp }: LookUpFormProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const typed = email.trim();
  const problem = typed === '' ? t('customers.search.required') : t('customers.search.invalid');
  const isWrong = !canBeEmail(typed);

  const submit = () => {
    setChecked(true);
    if (isWrong) input.current?.focus();
    else onLookUp(typed);
  };

  return (
    <Sheet>
      <FormShell busy={busy} error={null} onSubmit={submit} aria-label={t('customers.search.label')}>
        <Row>
          <EmailField
            label={t('customers.search.email')}
            hint={t('customers.search.hint')}
            error={checked && isWrong ? problem : null}
            input={input}
            maxLength={254}
            value={email}
            onChange={setEmail}
          />
          <Button type="submit" size="main" busy={busy} busyLabel={t('customers.search.submitting')}>
            <SearchIcon /> {t('customers.search.submit')}
          </Button>
        </Row>
      </FormShell>
    </Sheet>
  );
}
