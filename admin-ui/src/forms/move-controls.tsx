import { color, DownIcon, GripIcon, IconButton, UpIcon, VisuallyHidden, useTranslation } from '@pickup/web';
import styled, { css } from 'styled-components';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { DragHandleProps } from './useDragOrder.js';

/* The end of a list is no button's fault: fainter, not filled. */
const Move = styled(IconButton)`
  &[aria-disabled='true'] {
    background: none;
    opacity: 0.35;
  }
`;

/** The look of a row while it is dragged. */
export const draggedRow = css`
  &[data-dragged] {
    position: relative;
    z-index: 1;
    background: ${color('card')};
    box-shadow: ${color('shadowLifted')};
  }
`;

/* The finger that holds it does not scroll the page. */
const Grip = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  min-height: 44px;
  color: ${color('soft')};
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;

/** What a row is dragged by (`useDragOrder`). It is for pointers: for everybody else there are {@link MoveButtons}. */
export const DragHandle = (handle: DragHandleProps) => (
  <Grip aria-hidden="true" {...handle}>
    <GripIcon size={22} />
  </Grip>
);

interface MoveButtonsProps {
  /** What is moved, by its name. */
  name: string;
  index: number;
  count: number;
  /** @param to the place it is moved to */
  onMove: (to: number) => void;
}

/** Up and down: the order of a list, by mouse, thumb and keyboard. The pressed button keeps the focus where it goes. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { t } = useTranslation();
  const buttons = { up: useRef<HTMLButtonElement>(null), down: useRef<HTMLButtonElement>(null) };
  const pressed = useRef<'up' | 'down' | null>(null);
  const { up, down } = buttons;
  useLayoutEffect(() => {
    // A browser takes the focus from an element that is put elsewhere.
    if (pressed.current !== null) (pressed.current === 'up' ? up : down).current?.focus();
    pressed.current = null;
  }, [index, up, down]);
  const button = (way: 'up' | 'down', to: number, icon: ReactNode) => {
    const possible = to >= 0 && to < count;
    return (
      <Move
        ref={buttons[way]}
        variant="quiet"
        aria-label={t(`app.form.order.${way}`, { name })}
        aria-disabled={!possible || undefined}
        onClick={() => {
          if (!possible) return;
          pressed.current = way;
          onMove(to);
        }}
      >
        {icon}
      </Move>
    );
  };
  return (
    <>
      {button('up', index - 1, <UpIcon />)}
      {button('down', index + 1, <DownIcon />)}
    </>
  );
}

interface OrderAnnouncement {
  /** Says where something is now. @param to its place, from 0 */
  sayMoved: (name: string, to: number, count: number) => void;
  sayRemoved: (name: string) => void;
  /** To be rendered beside the list, for those who do not see it. */
  announcement: ReactNode;
}

/** Tells a screen reader what became of an ordered list. */
export function useMoveAnnouncement(): OrderAnnouncement {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  return {
    sayMoved: (name, to, count) => setSaid(t('app.form.order.moved', { name, place: to + 1, count })),
    sayRemoved: (name) => setSaid(t('app.form.order.removed', { name })),
    announcement: <VisuallyHidden role="status">{said}</VisuallyHidden>,
  };
}
