import type { OrderStatus } from '@pickup/contract';
import { color } from '@pickup/web';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const sway = keyframes`0%, 100% { transform: rotate(-7deg); } 50% { transform: rotate(7deg); }`;
const settle = keyframes`from { transform: translateY(-14px) rotate(-9deg); opacity: 0; }`;

/** Paper and a plate stay light at night too, and iron dark. */
const [PAPER, PLATE_LINE, IRON] = ['#fffdf9', '#eadfd2', '#2a1a14'];

/** Flat shapes seen from above, in the colours of the theme, 200 units wide. */
const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  .table {
    fill: color-mix(in srgb, currentColor 9%, transparent);
  }
  .paper {
    fill: ${PAPER};
  }
  .ink {
    fill: none;
    stroke: ${color('edge')};
    stroke-width: 5;
    stroke-linecap: round;
  }
  .mark {
    fill: none;
    stroke: ${color('card')};
    stroke-width: 8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .iron {
    fill: ${IRON};
  }
  .steel {
    fill: ${color('edge')};
  }
  .tomato {
    fill: ${color('accent')};
  }
  .saffron {
    fill: ${color('saffron')};
  }
  .leaf {
    fill: ${color('leaf')};
  }
  .line {
    fill: none;
    stroke: ${PLATE_LINE};
    stroke-width: 4;
  }
  .settles {
    transform-box: fill-box;
    transform-origin: center;
    animation: ${settle} 500ms both;
  }
  .sways {
    transform-origin: 92px 100px;
    /* Under five seconds, as the pulse of the step. */
    animation: ${sway} 2.2s ease-in-out 2;
  }
`;

/** A slip that has just come out of the printer. */
const received = (
  <>
    <circle className="table" cx="100" cy="100" r="96" />
    <g className="settles">
      <g transform="rotate(-6 100 100)">
        <path
          className="paper"
          d="M58 36h84v128l-10.500-8-10.500 8-10.500-8-10.500 8-10.500-8-10.500 8-10.500-8L58 164z"
        />
        <circle className="tomato" cx="100" cy="62" r="13" />
        <path className="ink" d="M74 92h52M74 109h38M74 126h46" />
      </g>
    </g>
  </>
);

/** The slip under the kitchen's rail, with a tick. */
const confirmed = (
  <>
    <circle className="table" cx="100" cy="100" r="96" />
    <g className="settles">
      <path className="paper" d="M60 48h80v120H60z" />
      <path className="ink" d="M76 78h48M76 95h32M76 112h42" />
      <circle className="leaf" cx="132" cy="146" r="30" />
      <path className="mark" d="M118 147l10 10 18-20" />
    </g>
    <rect className="iron" x="22" y="36" width="156" height="22" rx="11" />
  </>
);

/** A pan on the fire. */
const preparing = (
  <>
    <circle className="table" cx="100" cy="100" r="96" />
    <g className="sways">
      <rect className="iron" x="140" y="90" width="58" height="20" rx="10" />
      <circle className="iron" cx="92" cy="100" r="64" />
      <circle className="steel" cx="92" cy="100" r="53" />
      <circle className="saffron" cx="92" cy="100" r="46" />
      <circle className="tomato" cx="74" cy="86" r="14" />
      <circle className="tomato" cx="112" cy="94" r="12" />
      <circle className="tomato" cx="86" cy="122" r="13" />
      <circle className="paper" cx="98" cy="72" r="9" />
      <circle className="paper" cx="116" cy="118" r="10" />
      <circle className="paper" cx="64" cy="110" r="8" />
      <path className="leaf" d="M90 96q14-12 22 4-14 9-22-4zM70 134q3-14 17-10-1 14-17 10z" />
    </g>
  </>
);

/** An empty plate, fork and knife side by side. */
const collected = (
  <>
    <circle className="table" cx="100" cy="100" r="96" />
    <circle className="paper" cx="100" cy="100" r="66" />
    <circle className="line" cx="100" cy="100" r="44" />
    <g className="settles" transform="rotate(24 100 100)">
      <rect className="steel" x="88" y="84" width="6" height="66" rx="3" />
      <path className="steel" d="M80 50h5v20h3.500V50h5v20H97V50h5v26q0 11-11 11t-11-11z" />
      <path className="steel" d="M110 50q12 6 12 36l-6 3v58q0 4-3 4t-3-4z" />
    </g>
    <path className="leaf" d="M62 118q4-20 24-15-2 21-24 15z" />
  </>
);

/** A slip that was struck through. */
const cancelled = (
  <>
    <circle className="table" cx="100" cy="100" r="96" />
    <g transform="rotate(5 100 100)">
      <path
        className="paper"
        d="M58 36h84v128l-10.500-8-10.500 8-10.500-8-10.500 8-10.500-8-10.500 8-10.500-8L58 164z"
      />
      <path className="ink" d="M74 68h52M74 90h38M74 112h46M74 134h30" />
      <path className="tomato" d="M46 142l102-98 8 8-102 98z" />
    </g>
  </>
);

const drawings: Record<Exclude<OrderStatus, 'READY'>, ReactNode> = {
  PENDING: received,
  CONFIRMED: confirmed,
  PREPARING: preparing,
  COMPLETED: collected,
  CANCELLED: cancelled,
};

/** What a step looks like; being ready fills the screen instead. */
export const StepDrawing = ({ status }: { status: keyof typeof drawings }) => (
  <Drawing viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    {drawings[status]}
  </Drawing>
);
