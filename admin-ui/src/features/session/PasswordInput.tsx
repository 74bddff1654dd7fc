import { EyeIcon, EyeOffIcon, IconButton, TextInput } from '@pickup/web';
import { forwardRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Root = styled.div`
  position: relative;
`;

const Input = styled(TextInput)`
  padding-right: 56px;
`;

const Reveal = styled(IconButton)`
  position: absolute;
  inset: 2px 2px auto auto;
`;

interface PasswordInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'ref'> {
  autoComplete: 'current-password' | 'new-password';
  /** Which password it is, where a form has several; for whoever hears the button instead of seeing where it stands. */
  of?: string;
}

/** A password input with a button that shows and hides it. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { of, ...input },
  ref,
) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const label = t(shown ? 'session.hidePassword' : 'session.showPassword');
  return (
    <Root>
      <Input
        {...input}
        ref={ref}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Reveal
        variant="quiet"
        aria-label={of === undefined ? label : `${label}: ${of}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </Reveal>
    </Root>
  );
});
