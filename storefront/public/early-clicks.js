// Remembers the buttons that are pressed before the page's own scripts have come; src/app/early-clicks.ts presses them
// again once they work. A file of its own, because the page's scripts are what is waited for.
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
