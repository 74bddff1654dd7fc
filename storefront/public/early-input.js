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
  // The browser would ask on its own whether to put the site on the home screen; src/installed/InstallCard.tsx does, after an
  // order.
  window.onbeforeinstallprompt = (event) => {
    event.preventDefault();
    window.keptInstallPrompt = event;
    window.dispatchEvent(new Event('installpromptkept'));
  };
  window.takeEarlyInput = () => {
    document.removeEventListener('click', remember, true);
    window.removeEventListener('popstate', move);
    return { pressed, moved };
  };
})();
