import {
  Button,
  Card,
  FormShell,
  media,
  SearchIcon,
  space,
  TextField,
  useCheckedForm,
  useTranslation,
} from '@pickup/web';
import { useEffect } from 'react';
import styled from 'styled-components';
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
  /** Takes the focus when it appears. */
  takesFocus: boolean;
  busy: boolean;
  onLookUp: (email: string) => void;
}

/** Looks a customer up by exact email address; there is no search, to protect personal data. */
export function LookUpForm({ takesFocus, busy, onLookUp }: LookUpFormProps) {
  const { t } = useTranslation();
  const form = useCheckedForm({
    values: { email: '' },
    check: ({ email }) => {
      if (canBeEmail(email)) return {};
      return { email: t(email.trim() === '' ? 'customers.search.required' : 'customers.search.invalid') };
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  const submit = form.handleSubmit(({ email }) => onLookUp(email.trim()));

  return (
    <Sheet>
      <FormShell busy={busy} error={null} onSubmit={() => void submit()} aria-label={t('customers.search.label')}>
        <Row>
          <TextField
            form={form}
            name="email"
            label={t('customers.search.email')}
            hint={t('customers.search.hint')}
            type="email"
            maxLength={254}
            required
          />
          <Button type="submit" size="main" busy={busy} busyLabel={t('customers.search.submitting')}>
            <SearchIcon /> {t('customers.search.submit')}
          </Button>
        </Row>
      </FormShell>
    </Sheet>
  );
}
