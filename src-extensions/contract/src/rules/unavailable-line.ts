import type { LineItemType } from '../entities/order.js';
import type { QuotedLine } from '../entities/quote.js';

/** What somebody wants of an item. */
export interface OrderItemRequest {
  itemId: string;
  itemType: LineItemType;
  quantity: number;
  customizations?: string[] | undefined;
}

/** What a quote says of a wish for something that is gone without a trace: nothing but the wish itself. */
export const unavailableLine = ({ itemId, itemType, quantity, customizations = [] }: OrderItemRequest): QuotedLine => ({
  itemId,
  itemType,
  quantity,
  customizations,
  obstacle: 'gone',
  name: null,
  unitPrice: null,
  totalPrice: null,
  imageUrl: null,
  minimumOrderAmount: null,
  isConditional: false,
  maxPerOrder: null,
  allergens: null,
  dietary: [],
});
