// Remembers what a visitor does before the page is hydrated; src/app/early-input.ts does it again afterwards. It is a
// file of its own, because it has to run before the page's other scripts have loaded.
(() => {
  const pressed = new Set();
  let moved = false;
  const remember = ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) pressed.add(button);
  };
  const move = () => (moved = true);
  document.addEventListener('click', remember, true);
  window.addEventListener('popstate', move);
  window.takeEarlyInput = () => {
    document.removeEventListener('click', remember, true);
    window.removeEventListener('popstate', move);
    return { pressed, moved };
  };
})();
