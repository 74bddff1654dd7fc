/** Deal types of the back office (specification 4). Apart from the schemas, so that a form can use them without zod. */
export const DEAL_TYPES = ['COMBO', 'LUNCH', 'DINNER', 'DRINKS', 'SITEWIDE', 'FREE'] as const;
