import { layoutPreference } from './layout-options.ts'

/** The mode and the accent that the person chose, before anything is drawn: a dark page must not begin with a white flash. */
export function showAppearance() {
  const chosen = localStorage.getItem('prefs.mode')
  const isDark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mode = isDark ? 'dark' : 'light'
  document.documentElement.dataset.accent = layoutPreference.get().accent
}
