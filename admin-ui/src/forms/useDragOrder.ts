import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { boundedOffset, placeOf, shiftOf, type RowBox } from './drag-geometry.js';

/** Within so many px of its edge a list that scrolls does so while something is dragged there. */
const EDGE_PX = 48;
/** Per frame. */
const SCROLL_PX = 8;

/** What the pointer holds. */
interface Held {
  from: number;
  rows: readonly RowBox[];
  scroller: Element;
  /** Where the pointer was pressed, and how far the list was scrolled then. */
  y: number;
  scrolled: number;
}

interface Drag {
  from: number;
  to: number;
  /** In px. */
  offset: number;
  rows: readonly RowBox[];
}

/** What scrolls a list: the nearest element around it that does, else the page. */
function scrollerOf(list: Element): Element {
  for (let around = list.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (overflowY === 'auto' || overflowY === 'scroll') return around;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** How far to scroll with the pointer at this height, in px. */
function scrollStep(scroller: Element, y: number): number {
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  if (y < top + EDGE_PX) return -SCROLL_PX;
  return y > bottom - EDGE_PX ? SCROLL_PX : 0;
}

export interface DragHandleProps {
  onPointerDown: (event: ReactPointerEvent) => void;
}

export interface DraggedRow {
  style?: CSSProperties;
  'data-dragged'?: true;
}

interface DragOrder<List extends HTMLElement> {
  /** The list; its children are the rows. */
  list: RefObject<List>;
  /** To be spread onto what a row is dragged by. */
  handleOf: (index: number) => DragHandleProps;
  /** To be spread onto a row: where it is while something is dragged. */
  rowOf: (index: number) => DraggedRow;
}

/**
 * Orders the rows of a list by mouse, pen or finger. Escape puts a row back. A list that scrolls does so at its edges.
 * Whoever has no pointer needs buttons beside it (`MoveButtons`).
 */
export function useDragOrder<List extends HTMLElement>(onMove: (from: number, to: number) => void): DragOrder<List> {
  const list = useRef<List>(null);
  const held = useRef<Held | null>(null);
  const pointerY = useRef(0);
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    drop.current = () => {
      held.current = null;
      setDrag(null);
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
    };
  });
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return undefined;
    const follow = () => {
      if (held.current === null) return;
      const { from, rows, scroller, y, scrolled } = held.current;
      const offset = boundedOffset(rows, from, pointerY.current - y + scroller.scrollTop - scrolled);
      setDrag({ from, rows, offset, to: placeOf(rows, from, offset) });
    };
    const move = ({ clientY }: PointerEvent) => {
      pointerY.current = clientY;
      follow();
    };
    const end = () => drop.current();
    const putBack = () => {
      held.current = null;
      setDrag(null);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Not the dialog around it as well.
      event.stopPropagation();
      putBack();
    };
    let frame = requestAnimationFrame(function scroll() {
      const step = held.current && scrollStep(held.current.scroller, pointerY.current);
      if (held.current && step) {
        held.current.scroller.scrollTop += step;
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', putBack);
    window.addEventListener('keydown', key, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', putBack);
      window.removeEventListener('keydown', key, { capture: true });
    };
  }, [isDragging]);

  const grab = (from: number, event: ReactPointerEvent) => {
    if (event.button !== 0 || list.current === null) return;
    // No text is selected on the way.
    event.preventDefault();
    const scroller = scrollerOf(list.current);
    const rows = [...list.current.children].map((row): RowBox => {
      const { top, height } = row.getBoundingClientRect();
      return { top, height };
    });
    pointerY.current = event.clientY;
    held.current = { from, rows, scroller, y: event.clientY, scrolled: scroller.scrollTop };
    setDrag({ from, to: from, offset: 0, rows });
  };

  return {
    list,
    handleOf: (index) => ({ onPointerDown: (event) => grab(index, event) }),
    rowOf: (index) => {
      if (drag === null) return {};
      const isDragged = index === drag.from;
      const by = isDragged ? drag.offset : shiftOf(drag.rows, drag, index);
      const style = { transform: `translateY(${by}px)`, ...(!isDragged && { transition: 'transform 120ms' }) };
      return { style, ...(isDragged && { 'data-dragged': true }) };
    },
  };
}
