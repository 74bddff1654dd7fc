import { Notice } from '@pickup/web';
import styled from 'styled-components';
import { useOrderNote } from './pickup-words.js';

/** Always rendered, so that screen readers announce what appears in it. */
const Region = styled.div`
  display: contents;
`;

/** What the kitchen does, right above the button that goes on, unless it is simply open. */
export function OrderNote() {
  const note = useOrderNote();
  return <Region role="status">{note !== null && <Notice>{note}</Notice>}</Region>;
}
