import type { ReactNode } from 'react';

interface IconProps {
  /** In px. */
  size?: number;
}

/** A 24-unit line icon in the colour of its text; decorative, so the control it sits in carries the name. */
const icon = (paths: ReactNode) =>
  function Icon({ size = 20 }: IconProps) {
    return (
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
        {paths}
      </svg>
    );
  };

export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const UpIcon = icon(<path d="M6 15l6-6 6 6" />);
export const DownIcon = icon(<path d="M6 9l6 6 6-6" />);
export const BackIcon = icon(<path d="M19 12H5m6-6l-6 6 6 6" />);
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />);
/** A struck-out circle. */
export const SoldOutIcon = icon(<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.700 5.700l12.600 12.600" />);
export const SearchIcon = icon(<path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12l4 4" />);
export const TrashIcon = icon(<path d="M4 7h16M9 7V4h6v3m3 0l-1 13H7L6 7m4 4v5m4-5v5" />);
export const PrintIcon = icon(<path d="M7 9V3h10v6M7 18H4v-8h16v8h-3M7 14h10v7H7z" />);
export const CartIcon = icon(
  <path d="M3 4h2l2.4 11.2a1 1 0 0 0 1 .8h8.7a1 1 0 0 0 1-.8L20 8H6M9.5 20.2v.1M17 20.2v.1" />,
);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
/** An ear of wheat. */
export const WheatIcon = icon(
  <path d="M12 21v-9m0-2c-1.600-1.300-2.400-2.600-2.400-3.900S10.400 3.600 12 2.500c1.600 1.100 2.400 2.300 2.400 3.600S13.600 8.700 12 10zm0 5c-3.200 0-5-1.700-5-5 3.200 0 5 1.700 5 5zm0 0c3.200 0 5-1.700 5-5-3.200 0-5 1.700-5 5zm0 4.500c-3.200 0-5-1.700-5-5 3.200 0 5 1.700 5 5zm0 0c3.200 0 5-1.700 5-5-3.200 0-5 1.700-5 5z" />,
);
export const ClockIcon = icon(<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5v4l3 2" />);
export const PauseIcon = icon(<path d="M9 5v14M15 5v14" />);
export const MoonIcon = icon(<path d="M19.5 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z" />);
export const CalendarIcon = icon(<path d="M4 6h16v14H4zm0 5h16M8 3v5m8-5v5" />);
export const PinIcon = icon(
  <path d="M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />,
);
export const PhoneIcon = icon(
  <path d="M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z" />,
);
export const BellIcon = icon(<path d="M6 16v-5a6 6 0 0 1 12 0v5l1.5 2.500h-15zm4 4.500a2 2 0 0 0 4 0M12 5V3" />);
/** An arrow into a telephone. */
export const InstallIcon = icon(<path d="M13 3H7v18h10v-8M17 3v6m-2.500-2.500L17 9l2.500-2.500M11 18h2" />);
export const WalletIcon = icon(<path d="M4 7h15v12H4zm0 0l11-3v3m4 4h-4v4h4" />);
export const InfoIcon = icon(<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5m0-8.5v.1" />);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />,
);
export const MailIcon = icon(<path d="M3 6h18v12H3zm0 1l9 7 9-7" />);
export const StarIcon = icon(
  <path d="M12 3.5l2.6 5.400 5.9.8-4.300 4.100 1 5.9L12 16.9l-5.200 2.8 1-5.9L3.5 9.700l5.9-.8z" />,
);
export const HeartIcon = icon(
  <path d="M12 20.500s-8-4.900-8-10.800A4.500 4.500 0 0 1 12 6.900a4.500 4.500 0 0 1 8 2.800c0 5.900-8 10.800-8 10.800z" />,
);
export const LeafIcon = icon(<path d="M5 19c-1.500-9 4-14 15-14 .5 11-5 16.500-13 14M4 21c2-5 5.500-8.500 10-11" />);
export const AlertIcon = icon(<path d="M12 4L2.8 20h18.400zm0 6v5m0 2.5v.1" />);
export const EyeIcon = icon(
  <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />,
);
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.5 5.400A9 9 0 0 1 12 5c6 0 10 7 10 7a17 17 0 0 1-3 3.700M6.5 7A16 16 0 0 0 2 12s4 7 10 7a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4" />,
);
export const SignOutIcon = icon(<path d="M10 4H5v16h5m4-12l4 4-4 4m4-4H9" />);
/** A kitchen ticket. */
export const OrdersIcon = icon(<path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5m-5 4h5" />);
/** A pot on the stove. */
export const KitchenIcon = icon(
  <path d="M5 10h14v8a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM2.500 12H5m14 0h2.500M9 6.500c0-1.500 1-1.500 1-3m4 3c0-1.500 1-1.500 1-3" />,
);
/** Three dots: more can be done. */
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />);
/** Fork and knife. */
export const DishIcon = icon(
  <path d="M7 3v7a2.5 2.5 0 0 0 5 0V3M9.500 12.500V21M17 3c-2 1.500-2.500 4-2.500 7H17m0-7v18" />,
);
/** A price tag. */
export const DealIcon = icon(<path d="M3 12V4h8l10 10-8 8zm5-4v.1M9 13l4 4" />);
/** A shop front. */
export const ShopIcon = icon(
  <path d="M4 10v10h16V10M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zm6 11v-6h6v6" />,
);
/** A list of which some is chosen. */
export const ChoicesIcon = icon(<path d="M4 4.500h5v5H4zm0 10h5v5H4zM5.300 7l1.200 1.200L9 5.500M13 7h7m-7 10h7" />);
/** Two columns of dots: something can be dragged by it. */
export const GripIcon = icon(<path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" />);
/** Lines, and arrows up and down beside them. */
export const SortIcon = icon(<path d="M4 6h9M4 12h7m-7 6h9m5-13v14m-3-11l3-3 3 3m-6 8l3 3 3-3" />);
export const CopyIcon = icon(<path d="M9 9h11v11H9zM5 15H4V4h11v1" />);
export const SettingsIcon = icon(<path d="M4 7h9m6 0h1M4 17h2m6 0h8M16 4.500v5M9 14.500v5" />);
export const ChartIcon = icon(<path d="M4 4v16h16M8 16v-4m4 4V8m4 8v-6" />);
export const EditIcon = icon(<path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />);
export const RestoreIcon = icon(<path d="M4 9h10a5 5 0 0 1 0 10H8M8 5L4 9l4 4" />);
export const DownloadIcon = icon(<path d="M12 4v11m-4-4l4 4 4-4M5 20h14" />);
export const ThumbIcon = icon(<path d="M7 11v9H4v-9zm0 1l4-8a2 2 0 0 1 2 2v4h6l-1.500 9H7" />);
export const TableIcon = icon(<path d="M4 5h16v14H4zm0 5h16M4 14.500h16M10 10v9" />);
export const PictureIcon = icon(<path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.2v.1" />);
export const CameraIcon = icon(<path d="M4 8h4l2-3h4l2 3h4v11H4zm8 2a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z" />);
