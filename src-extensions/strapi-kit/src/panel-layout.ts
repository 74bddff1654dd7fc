/** Label and help of one field of the raw panel. */
interface FieldText {
  label: string;
  /** What it is, its unit, where it comes from, what happens when it is changed. */
  help: string;
  /** The field is derived or never changes, so it cannot be typed. */
  readOnly?: true;
  /** For a relation: the field by which the panel names its records. */
  mainField?: string;
  placeholder?: string;
}

export const field = (label: string, help: string): FieldText => ({ label, help });

export const readOnlyField = (label: string, help: string): FieldText => ({ label, help, readOnly: true });

export const relation = (label: string, mainField: string, help: string): FieldText => ({ label, help, mainField });

export const readOnlyRelation = (label: string, mainField: string, help: string): FieldText => ({
  ...relation(label, mainField, help),
  readOnly: true,
  placeholder: 'Not changed here',
});

export type FieldTexts = Readonly<Record<string, FieldText>>;

/**
 * How the raw panel shows one content type. A change of it, a label alone too, replaces what a developer has arranged in
 * the panel for that type.
 */
export interface PanelLayout {
  /** The field by which relations of other types name a record. */
  mainField: string;
  /** How the list is sorted at first: `placedAt:DESC`. */
  sort: `${string}:${'ASC' | 'DESC'}`;
  columns: readonly string[];
  /** The form, row by row; the fields of a row share its width. */
  form: readonly FieldTexts[];
  /** Fields that the form does not show. */
  hidden?: FieldTexts;
}

/** The fields that Strapi adds to every type. */
export const SYSTEM_FIELDS: FieldTexts = {
  id: readOnlyField('Row', 'The number of the row in the database.'),
  documentId: readOnlyField('Document ID', 'The ID by which the product’s API names the record.'),
  createdAt: readOnlyField('Created at', 'When the record was made.'),
  updatedAt: readOnlyField('Changed at', 'When the record was last changed.'),
  publishedAt: readOnlyField('Published at', 'A column of Strapi’s own: drafts are not used here.'),
  createdBy: readOnlyRelation('Created by', 'email', 'The developer who made the record in this panel.'),
  updatedBy: readOnlyRelation('Changed by', 'email', 'The developer who last changed the record in this panel.'),
  locale: readOnlyField('Language', 'A column of Strapi’s own: records have one version for all languages.'),
  localizations: readOnlyRelation(
    'Other languages',
    'id',
    'A column of Strapi’s own: records have one version for all languages.',
  ),
};
