/** What a developer reads beside a field. */
interface FieldText {
  label: string;
  /** What it is, its unit, where it comes from, what happens when it is changed. */
  help: string;
  /** It is worked out from something else or never changes: it cannot be typed. */
  readOnly?: true;
  /** The field that names the records of a relation. */
  mainField?: string;
  placeholder?: string;
}

export const field = (label: string, help: string): FieldText => ({ label, help });

/** A field that cannot be typed. */
export const settled = (label: string, help: string): FieldText => ({ label, help, readOnly: true });

/** Records of another type, called by one of their fields. */
export const relation = (label: string, mainField: string, help: string): FieldText => ({ label, help, mainField });

/** A relation that is not changed here. */
export const settledRelation = (label: string, mainField: string, help: string): FieldText => ({
  ...relation(label, mainField, help),
  readOnly: true,
  placeholder: 'Not changed here',
});

/** How the raw panel shows one content type. */
export interface PanelLayout {
  /** Raise it with a change that installed panels are to get: a developer's own layout of the type is replaced then. */
  version: number;
  /** Names a record in the relations of others. */
  mainField: string;
  sortBy: string;
  sortOrder: 'ASC' | 'DESC';
  columns: readonly string[];
  /** The form, row by row; the fields of a row share its width. */
  form: readonly (readonly string[])[];
  fields: Readonly<Record<string, FieldText>>;
}

/** What Strapi keeps of every record. */
export const SYSTEM_FIELDS: Readonly<Record<string, FieldText>> = {
  id: settled('Row', 'The number of the row in the database.'),
  documentId: settled('ID', 'The ID by which the product’s API names the record.'),
  createdAt: settled('Created at', 'When the record was made.'),
  updatedAt: settled('Changed at', 'When the record was last changed.'),
  publishedAt: settled('Published at', 'A column of Strapi’s own: drafts are not used here.'),
  createdBy: settledRelation('Created by', 'email', 'The developer who made the record in this panel.'),
  updatedBy: settledRelation('Changed by', 'email', 'The developer who last changed the record in this panel.'),
  locale: settled('Language', 'A column of Strapi’s own: records have one version for all languages.'),
  localizations: settledRelation(
    'Other languages',
    'id',
    'A column of Strapi’s own: records have one version for all languages.',
  ),
};
