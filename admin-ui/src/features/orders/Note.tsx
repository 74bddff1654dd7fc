import { color, radius, space } from '@pickup/web';
import styled from 'styled-components';

/** What the customer wants to be known, on the yellow of a note; their line breaks stay. */
export const Note = styled.p`
  padding: ${space(1.5)};
  border-radius: ${radius('small')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  font-weight: 550;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
