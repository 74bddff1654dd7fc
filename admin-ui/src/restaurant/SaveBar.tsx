import { AlertIcon, Button, CheckIcon, color, EditIcon, fontSize, media, radius, space } from '@pickup/web';
import { forwardRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';

/* Toasts at the bottom stand above the bar, or they would cover its button. */
const ToastsAbove = createGlobalStyle`
  body [data-sonner-toaster][data-y-position='bottom'] {
    bottom: calc(${space(9)} + ${space(5)});
  }
`;

const Root = styled.div`
  position: sticky;
  bottom: ${space(2)};
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1.5)} ${space(3)};
  padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(3)};
  background: ${color('card')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  box-shadow: ${color('shadowLifted')};
  ${media.phone} {
    bottom: ${space(1)};
    padding: ${space(1.5)};
    & > button {
      width: 100%;
    }
  }
`;

const State = styled.p<{ $wrong: boolean }>`
  display: flex;
  flex: 1 1 240px;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${({ theme, $wrong }) => ($wrong ? theme.color.danger : theme.color.soft)};
  overflow-wrap: anywhere;
  & svg {
    flex: none;
  }
`;

interface SaveBarProps {
  save: string;
  busy: boolean;
  dirty: boolean;
  isNew: boolean;
  /** A field is marked. */
  wrong: boolean;
  /** What went wrong with the last save, in words. */
  problem: string | null;
}

/** A bar that stays at the bottom of a long form: its state and the save button, to which the ref points. */
export const SaveBar = forwardRef<HTMLButtonElement, SaveBarProps>(function SaveBar(
  { save, busy, dirty, isNew, wrong, problem },
  ref,
) {
  const { t } = useTranslation();
  const failure = wrong ? t('app.form.check') : problem;
  const unsaved = dirty || isNew;
  const state = isNew ? t('restaurant.bar.new') : t('restaurant.bar.unsaved');
  const Icon = unsaved ? EditIcon : CheckIcon;
  return (
    <Root>
      <ToastsAbove />
      <State $wrong={failure !== null} role={failure === null ? 'status' : 'alert'}>
        {failure === null ? <Icon /> : <AlertIcon />}
        <span>{failure ?? (unsaved ? state : t('restaurant.bar.saved'))}</span>
      </State>
      <Button
        ref={ref}
        type="submit"
        size="main"
        variant={unsaved ? 'primary' : 'secondary'}
        busy={busy}
        busyLabel={t('restaurant.bar.saving')}
      >
        {save}
      </Button>
    </Root>
  );
});
