/** What a developer reads beside a field. */
interface FieldText {
  label: string;
  /** What it is, its unit, where it comes from, what happens when it is changed. */
  help: string;
  /** It follows from something else or is settled for good: it cannot be typed. */
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
  /** Raised with every change that is to reach the panels that stand; it takes the place of a developer's own choices. */
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
  id: settled('Row', 'The number of its row in the database.'),
  documentId: settled('ID', 'What the calls of the product name it by.'),
  createdAt: settled('Created at', 'When the record was made.'),
  updatedAt: settled('Changed at', 'When the record was last changed.'),
  publishedAt: settled('Published at', 'Kept by Strapi; nothing here waits to be published.'),
  createdBy: settledRelation('Created by', 'email', 'The developer who made the record in this panel.'),
  updatedBy: settledRelation('Changed by', 'email', 'The developer who last changed the record in this panel.'),
  locale: settled('Language', 'Kept by Strapi; records here have no versions by language.'),
  localizations: settledRelation('Other languages', 'id', 'Kept by Strapi; records here have no versions by language.'),
};
