/** A kitchen ticket; decorative. `size` in px. */
export const OrdersIcon = ({ size = 24 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9.500 8h5m-5 4h5" />
  </svg>
);
