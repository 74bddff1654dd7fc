import { AlertIcon, useTranslation, VisuallyHidden } from '@pickup/web';
import styled from 'styled-components';
import { mentionsAllergy } from '../../../order/allergy-note.js';
import { noteLook } from '../../../order/GuestNote.js';
import { noteRows, type CardSize } from '../card-height.js';
import { SMALL_SIZES } from './letter-sizes.js';

const Note = styled.p<{ $size: CardSize; $allergy: boolean }>`
  ${noteLook}
  gap: 6px;
  padding: ${({ $size }) => ({ large: '9px 12px', full: '7px 10px', compact: '4px 8px', dense: '2px 8px' })[$size]};
  font-size: ${({ $size }) => SMALL_SIZES[$size]};
  font-weight: ${({ $allergy }) => ($allergy ? 750 : 600)};
  line-height: 1.25;
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
