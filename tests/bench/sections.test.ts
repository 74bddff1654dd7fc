import { describe, expect, it } from 'vitest';
import { mergeSections, readSections, toMarkdown, type Section } from './sections.js';

const section = (name: string, changes: Partial<Section> = {}): Section => ({
  name,
  title: `About ${name}`,
  target: 'at least 0.75',
  result: '0.81 (0.78–0.84)',
  met: true,
  measured: '2026-11-21, 2 cores',
  body: `### Details of ${name}\n\n| a | b |\n| --- | --- |\n| 1 | - met: no |`,
  ...changes,
});

describe('the page of results', () => {
  it('is read back as it was written', () => {
    const sections = [section('hot'), section('million-sqlite', { met: false, result: '3 of 5' })];
    expect(readSections(toMarkdown(sections))).toEqual(sections);
  });

  it('names every result in its summary, with a link', () => {
    const page = toMarkdown([section('hot', { title: 'Hot reads (six)', met: false })]);
    expect(page).toContain('| [Hot reads (six)](#hot-reads-six) | at least 0.75 | 0.81 (0.78–0.84) | **no** |');
  });

  it('holds no section where none was written', () => {
    expect(readSections('# Another page\n')).toEqual([]);
  });

  it('is refused when a section was changed beyond recognition', () => {
    const page = toMarkdown([section('hot')]).replace('- target:', '- aim:');
    expect(() => readSections(page)).toThrow('section hot');
  });
});

describe('mergeSections', () => {
  const rows = ['hot', 'orders', 'edits'].map((name) => section(name));

  it('puts new results in the place of old ones and leaves the others as they were', () => {
    const old = [section('orders'), section('hot', { result: 'old' })];
    const [hot, orders] = mergeSections(rows, old, [section('hot', { result: 'new' })]);
    expect([hot, orders]).toEqual([section('hot', { result: 'new' }), section('orders')]);
  });

  it('keeps the order of the measurements, whichever came first', () => {
    const merged = mergeSections(rows, [section('edits')], [section('orders'), section('hot')]);
    expect(merged.map(({ name }) => name)).toEqual(['hot', 'orders', 'edits']);
  });

  it('drops what is not measured any more', () => {
    expect(mergeSections([], [section('gone')], [])).toEqual([]);
  });

  it('counts a result as missing when its target has changed since, or when there is none', () => {
    const merged = mergeSections(rows, [section('hot', { target: 'at least 0.5' }), section('orders')], []);
    expect(merged.map(({ result, target, met }) => [result, target, met])).toEqual([
      ['not yet measured', 'at least 0.75', false],
      ['0.81 (0.78–0.84)', 'at least 0.75', true],
      ['not yet measured', 'at least 0.75', false],
    ]);
  });
});
