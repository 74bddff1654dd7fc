/** The form's fields, as typed; a rating of 0 is none yet. */
export interface ReviewDraft {
  rating: number;
  customerName: string;
  customerEmail: string;
  orderNumber: string;
  comment: string;
}

export const EMPTY_REVIEW: ReviewDraft = {
  rating: 0,
  customerName: '',
  customerEmail: '',
  orderNumber: '',
  comment: '',
};
