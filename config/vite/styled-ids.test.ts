import { describe, expect, it } from 'vitest';
import { normalizePath } from 'vite';
import { repository } from './shared.config.ts';
import { styledIds } from './styled-ids.ts';

const FILE = normalizePath(`${repository}storefront/src/features/menu/DishCard.tsx`);

/** What the plugin makes of a file's text; null where it leaves it alone. */
function transformed(code: string, file = FILE): string | null {
  const { transform } = styledIds();
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
  // The hook uses nothing of the build around it.
  const result: unknown = Reflect.apply(transform, undefined, [code, file]);
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : null;
}

describe('ids of styled components', () => {
  it('are given to every way of writing one', () => {
    const code = [
      'const Root = styled.div`color: red;`;',
      'export const Row = styled(Column)<{ $wide: boolean }>`gap: 0;`;',
      'const Overlay = styled(Radix.Overlay)`inset: 0;`;',
      "const Bone = styled.span.attrs({ 'aria-hidden': true })`display: block;`;",
    ].join('\n');
    const made = transformed(code) ?? '';
    expect(made.match(/\.withConfig\({ componentId: 'sc-[\da-f]{8}' }\)/g)).toHaveLength(4);
    expect(new Set(made.match(/sc-[\da-f]{8}/g)).size).toBe(4);
    expect(made).toContain("}).attrs({ 'aria-hidden': true })`");
  });

  it('depend on file and name alone, not on what was loaded before', () => {
    const alone = transformed('const Root = styled.div``;');
    const [, second] = (transformed('const Other = styled.div``;\nconst Root = styled.div``;') ?? '').split('\n');
    expect(second).toBe(alone);
    expect(transformed('const Root = styled.div``;', FILE.replace('DishCard', 'DishGrid'))).not.toBe(alone);
  });

  it('are left out where nothing is ours, and never forgotten where something is', () => {
    expect(transformed('const Root = styled.div``;', '/elsewhere/node_modules/x/index.tsx')).toBeNull();
    expect(transformed("import './styled.js';")).toBeNull();
    expect(() => transformed('export default styled.div``;')).toThrow('const Name = styled');
  });
});
