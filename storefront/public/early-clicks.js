// Remembers the buttons that are pressed before the page is hydrated; src/app/early-clicks.ts clicks them afterwards.
// It is a file of its own, because it has to run before the page's other scripts have loaded.
(() => {
  const pressed = new Set();
  const remember = ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) pressed.add(button);
  };
  document.addEventListener('click', remember, true);
  window.takeEarlyClicks = () => {
    document.removeEventListener('click', remember, true);
    return pressed;
  };
})();
