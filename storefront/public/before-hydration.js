// Fetches a server-rendered page's scripts once the page can be read, and remembers what a visitor does until it is
// hydrated; src/app/early-input.ts does it again then. It is a file of its own, because it has to run before them.
(() => {
  const pressed = new Set();
  let moved = false;
  const remember = ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) pressed.add(button);
    const language = target instanceof Element && target.closest('a[data-cookie]');
    // Without it the server would answer the link in the browser's language.
    if (language) document.cookie = language.dataset.cookie;
  };
  const move = () => (moved = true);
  document.addEventListener('click', remember, true);
  window.addEventListener('popstate', move);
  // The browser would ask on its own whether to put the site on the home screen; src/install/InstallCard.tsx does, after an
  // order.
  window.onbeforeinstallprompt = (event) => {
    event.preventDefault();
    window.deferredInstallPrompt = event;
    window.dispatchEvent(new Event('installpromptdeferred'));
  };
  const waiting = new AbortController();
  window.takeEarlyInput = () => {
    waiting.abort();
    document.removeEventListener('click', remember, true);
    window.removeEventListener('popstate', move);
    return { pressed, moved };
  };

  // Fonts and pictures come first: they are what a visitor waits for. Whoever touches the page, or waits long for a
  // picture, does not wait for the rest of them.
  const INPUTS = ['pointerdown', 'keydown', 'popstate'];
  const PATIENCE_MS = 3000;
  const fetchScripts = () => {
    waiting.abort();
    // A page that the browser renders names its scripts by itself.
    const held = document.getElementById('page-scripts');
    if (!(held instanceof HTMLTemplateElement)) return;
    held.remove();
    const scripts = [...document.importNode(held.content, true).children];
    // All are fetched at once, and run one after the other: each in a task of its own, so that a slow phone answers in between.
    for (const { src } of scripts) {
      const hint = document.createElement('link');
      Object.assign(hint, { rel: 'modulepreload', crossOrigin: '', href: src });
      document.head.append(hint);
    }
    const runNext = () => {
      const script = scripts.shift();
      if (!script) return;
      script.onload = script.onerror = runNext;
      document.head.append(script);
    };
    runNext();
  };
  const { signal } = waiting;
  const saysPaints = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  const isPainted = () => !saysPaints || performance.getEntriesByName('first-contentful-paint').length > 0;
  // What has loaded is painted a frame or more later: from then on scripts hold nothing up.
  const afterPaint = () => {
    if (signal.aborted) return;
    requestAnimationFrame(() => requestAnimationFrame(() => (isPainted() ? fetchScripts : afterPaint)()));
  };
  window.addEventListener('load', afterPaint, { signal });
  for (const input of INPUTS) window.addEventListener(input, fetchScripts, { signal, capture: true });
  const patience = setTimeout(fetchScripts, PATIENCE_MS);
  signal.addEventListener('abort', () => clearTimeout(patience));
})();
