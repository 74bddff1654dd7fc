import { InputRenderer, useField } from '@strapi/strapi/admin';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useKeepTyped } from './keep-typed';

let symbol: Promise<string> | null = null;

/** The restaurant's currency symbol, asked for once; € until it is known, and before the restaurant is described. */
function useCurrencySymbol(): string {
  const [known, setKnown] = useState('€');
  useEffect(() => {
    symbol ??= fetch('/api/restaurant/info')
      .then((answer) => answer.json())
      .then(({ currencySymbol }: { currencySymbol?: string }) => currencySymbol ?? '€')
      .catch(() => '€');
    void symbol.then(setKnown);
  }, []);
  return known;
}

/** An amount of cents as people read it: `€ 1,234.50`. */
function Amount({ cents }: { cents: unknown }) {
  const currency = useCurrencySymbol();
  if (typeof cents !== 'number') return null;
  const amount = (cents / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  return (
    // The panel's place beside a label has lines without a height.
    <strong style={{ fontSize: '1.4rem', lineHeight: 1, whiteSpace: 'nowrap' }}>
      {currency} {amount}
    </strong>
  );
}

/** What the panel gives a field of a form. */
interface FieldProps {
  name: string;
  label?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  placeholder?: string;
}

/** A field of cents, with the amount beside its label. */
function CentsInput(props: FieldProps) {
  const { value } = useField<number | null>(props.name);
  return <InputRenderer {...props} type="integer" labelAction={<Amount cents={value} />} />;
}

/** The total of an order, in its form. */
function OrderTotalInput(props: FieldProps) {
  useKeepTyped();
  return <CentsInput {...props} />;
}

interface Field {
  name: string;
  type: string;
}

const isCents = ({ name }: { name: string }) => name.endsWith('Cents');

/** A row of a form, with fields of cents; only an order has its subtotal beside its total. */
function withAmounts(row: readonly Field[]): Field[] {
  const isOfOrder = row.some(({ name }) => name === 'subtotalCents');
  return row.map((field) => {
    if (!isCents(field)) return field;
    return { ...field, type: isOfOrder && field.name === 'totalCents' ? 'order-total' : 'cents' };
  });
}

interface FormHook {
  layout: { layout: Field[][][] };
}

interface Column {
  name: string;
  label: unknown;
}

interface ListHook {
  displayedHeaders: Column[];
}

const AMOUNT_COLUMN = {
  cellFormatter: (row: Record<string, unknown>, { name }: Column) => <Amount cents={row[name]} />,
};

/** The part of the panel that takes fields and hooks; Strapi's types know fields without properties only. */
export interface PanelApp {
  addFields: (fields: { type: string; Component: ComponentType<FieldProps> }[]) => void;
  registerHook: (name: string, change: (value: never) => unknown) => void;
}

/** Shows cents as amounts, in forms and lists. */
export function showAmounts(app: PanelApp): void {
  app.addFields([
    { type: 'cents', Component: CentsInput },
    { type: 'order-total', Component: OrderTotalInput },
  ]);
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (form: FormHook) => {
    const panels = form.layout.layout;
    return { ...form, layout: { ...form.layout, layout: panels.map((rows) => rows.map(withAmounts)) } };
  });
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (list: ListHook) => ({
    ...list,
    displayedHeaders: list.displayedHeaders.map((column) =>
      isCents(column) ? { ...column, ...AMOUNT_COLUMN, label: String(column.label).replace(' (cents)', '') } : column,
    ),
  }));
}
