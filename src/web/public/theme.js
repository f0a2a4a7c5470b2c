// Sets the theme before anything is drawn. `settings.ts` keeps it up to date afterwards.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('quattro-mura/settings') ?? '{}').theme ?? theme;
  } catch {
    // No storage, or nonsense in it: follow the system.
  }
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
