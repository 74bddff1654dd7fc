// Fetches a server-rendered page's scripts once the page can be read, and remembers what a visitor does until it is
// hydrated; src/app/early-input.ts does it again then. It is a file of its own, because it has to run before them.
(() => {
  const pressed = new Set();
  let moved = false;
  // A link that leaves the page would lose the presses before it: it is followed after them, or when the scripts do not come.
  const HELD_LINK_MS = 4000;
  const leaves = ({ origin, pathname, search, target, download }) =>
    origin === location.origin && target + download === '' && pathname + search !== location.pathname + location.search;
  let heldLink = null;
  let following;
  const forgetLink = () => {
    clearTimeout(following);
    following = undefined;
    heldLink = null;
  };
  const hold = (link, event) => {
    event.preventDefault();
    heldLink = link;
    following ??= setTimeout(() => location.assign(heldLink.href), HELD_LINK_MS);
  };
  const remember = (event) => {
    const control = event.target instanceof Element && event.target.closest('button, a[href]');
    if (!control) return;
    // Without it the server would answer the link in the browser's language.
    if (control.dataset.cookie) document.cookie = control.dataset.cookie;
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (control instanceof HTMLButtonElement) pressed.add(control);
    else if (opensElsewhere) return;
    else if (control.origin !== location.origin) forgetLink();
    else if (pressed.size > 0 && leaves(control)) hold(control, event);
  };
  const move = () => (moved = true);
  document.addEventListener('click', remember, true);
  window.addEventListener('popstate', move);
  // The page may come back as it was: the held link was followed by then, or another one.
  window.addEventListener('pagehide', forgetLink);
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
    window.removeEventListener('pagehide', forgetLink);
    const taken = heldLink ? [...pressed, heldLink] : [...pressed];
    forgetLink();
    return { pressed: taken, moved };
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
