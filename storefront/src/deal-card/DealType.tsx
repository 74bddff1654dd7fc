import type { PublicDealType } from '@pickup/contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, useTranslation } from '@pickup/web';

const Type = styled(Badge)`
  align-self: start;
`;

const illustrations = {
  combo: <path d="M4 9h9v2a4.5 4.5 0 0 1-9 0zM3 19h11M16 6h4l-1 13h-4M17 3v3" />,
  lunch: <path d="M4 12h16a8 8 0 0 1-16 0zM3 20h18M8 8c-1.5-2 1.5-3 0-5M12 8c-1.5-2 1.5-3 0-5M16 8c-1.5-2 1.5-3 0-5" />,
  drinks: <path d="M6 8h12l-1.5 13h-9zM5 8h14M12 8l2-5h3" />,
  free: <path d="M4 12h16v8H4zM3 8h18v4H3zM12 8v12M12 8c-4 0-6-4-3-5 2 0 3 3 3 5zm0 0c4 0 6-4 3-5-2 0-3 3-3 5z" />,
  other: <path d="M12 3l2.5 6H21l-5 4 2 7-6-4-6 4 2-7-5-4h6.5z" />,
} satisfies Record<PublicDealType, ReactNode>;

/** A deal's type: a badge that shows and names it. */
export function DealType({ type }: { type: PublicDealType }) {
  const { t } = useTranslation();
  return (
    <Type>
      <svg
        aria-hidden="true"
        width="16"
        height="16"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {illustrations[type]}
      </svg>
      {t(`deals.type.${type}`)}
    </Type>
  );
}
