import { media, space, TextInput } from '@pickup/web';
import type { InputHTMLAttributes, Ref } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${space(0.5)};
  align-items: center;
  min-width: 0;
`;

const Time = styled(TextInput)`
  padding-inline: ${space(1)};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    text-align: center;
    /* A tap anywhere opens the phone's own clock, and the time needs the room. */
    &::-webkit-calendar-picker-indicator {
      display: none;
    }
  }
`;

type TimeInput = InputHTMLAttributes<HTMLInputElement> & { 'aria-label': string; ref?: Ref<HTMLInputElement> };

/** From when to when: two times beside each other. */
export const ShiftTimes = ({ open, close }: { open: TimeInput; close: TimeInput }) => (
  <Root>
    <Time type="time" {...open} />
    <span aria-hidden="true">–</span>
    <Time type="time" {...close} />
  </Root>
);
