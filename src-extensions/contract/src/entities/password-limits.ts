/** Characters of a new password, as many as the settings may have. Apart from the schemas, so that a form can use them without zod. */
export const PASSWORD_LIMITS = { min: 8, max: 72 } as const;
