import { AlertIcon, color, radius, space, useTranslation, VisuallyHidden } from '@pickup/web';
import styled, { css } from 'styled-components';
import { mentionsAllergy } from './allergy-note.js';

/** The look of a guest's note; one that may tell of an allergy is reversed, so that nobody overlooks it. */
export const noteLook = css<{ $allergy: boolean }>`
  display: flex;
  align-items: flex-start;
  border-radius: ${radius('small')};
  background: ${({ theme, $allergy }) => ($allergy ? 'var(--allergy)' : theme.color.noteWash)};
  color: ${({ theme, $allergy }) => ($allergy ? 'var(--on-allergy)' : theme.color.onNoteWash)};
  white-space: pre-line;
  overflow-wrap: anywhere;
  /* The light ground that is reversed in dark mode is that of the button which confirms: there the note is all saffron. */
  --allergy: ${color('inverse')};
  --on-allergy: ${color('saffron')};
  @media (prefers-color-scheme: dark) {
    --allergy: ${color('saffron')};
    --on-allergy: ${color('onSaffron')};
  }
  & svg {
    flex: none;
  }
`;

const Note = styled.p<{ $allergy: boolean }>`
  ${noteLook}
  gap: ${space(1)};
  padding: ${space(1.5)};
  font-weight: ${({ $allergy }) => ($allergy ? 750 : 550)};
`;

/** A guest's note, whole. */
export function GuestNote({ note }: { note: string }) {
  const { t } = useTranslation();
  const isAllergy = mentionsAllergy(note);
  return (
    <Note $allergy={isAllergy}>
      {isAllergy && <AlertIcon size={20} />}
      <span>
        <VisuallyHidden>{t(isAllergy ? 'board.allergy' : 'orders.card.note')}: </VisuallyHidden>
        {note}
      </span>
    </Note>
  );
}
