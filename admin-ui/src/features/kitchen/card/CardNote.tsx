import { AlertIcon, color, radius, useTranslation, VisuallyHidden } from '@pickup/web';
import styled from 'styled-components';
import { mentionsAllergy } from '../allergy-note.js';
import { noteRows, type CardSize } from '../card-height.js';

const Note = styled.p<{ $size: CardSize; $allergy: boolean }>`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  padding: ${({ $size }) => ({ full: '7px 10px', compact: '4px 8px', dense: '2px 8px' })[$size]};
  border-radius: ${radius('small')};
  background: ${({ theme, $allergy }) => ($allergy ? theme.color.inverse : theme.color.noteWash)};
  color: ${({ theme, $allergy }) => ($allergy ? 'var(--allergy)' : theme.color.onNoteWash)};
  font-size: ${({ $size }) => ($size === 'full' ? '1rem' : '0.9375rem')};
  font-weight: ${({ $allergy }) => ($allergy ? 750 : 600)};
  line-height: 1.25;
  white-space: pre-line;
  overflow-wrap: anywhere;
  /* Saffron reads on the dark ground of light mode; the light ground of dark mode wants its own ink. */
  --allergy: ${color('saffron')};
  @media (prefers-color-scheme: dark) {
    --allergy: ${color('onInverse')};
  }
  & svg {
    flex: none;
  }
`;

const NoteText = styled.span<{ $rows: number }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $rows }) => $rows};
`;

/** A guest's note; one that may tell of an allergy stands out. */
export function CardNote({ note, size }: { note: string; size: CardSize }) {
  const { t } = useTranslation();
  const isAllergy = mentionsAllergy(note);
  return (
    <Note $size={size} $allergy={isAllergy}>
      {isAllergy && <AlertIcon size={18} />}
      <NoteText $rows={noteRows(note, size)}>
        <VisuallyHidden>{t(isAllergy ? 'board.allergy' : 'orders.card.note')}: </VisuallyHidden>
        {note}
      </NoteText>
    </Note>
  );
}
