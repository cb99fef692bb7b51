import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles'
import { type ReactNode, Suspense, use, useLayoutEffect, useMemo } from 'react'
import { directionOf } from '#kernel/shared/names.ts'
import { useLanguage } from './i18n.ts'
import { layoutPreference, shownSkin } from './layout-options.ts'
import { loadMirror } from './theme/mirror.ts'
import { themeOf } from './theme.ts'

const ltrCache = createCache({ key: 's' })

type Direction = 'ltr' | 'rtl'

/** The look that the person chose, mirrored where his language is written from right to left. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Theme>{children}</Theme>
  </Suspense>
)

function Theme({ children }: { children: ReactNode }) {
  const layout = layoutPreference.use()
  const { accent, direction: chosen } = layout
  const skin = shownSkin(layout)
  const language = useLanguage()
  const direction: Direction = chosen === 'language' ? directionOf(language) : chosen
  const theme = useMemo(() => themeOf({ accent, skin, direction }), [accent, skin, direction])

  useLayoutEffect(() => {
    document.documentElement.dir = direction
    document.documentElement.dataset.accent = accent
  }, [direction, accent])

  // Last of the hooks: React would mix up those below if the mirror came while it waits.
  const cache = direction === 'rtl' ? use(loadMirror()) : ltrCache

  return (
    <CacheProvider value={cache}>
      <MuiThemeProvider
        theme={theme}
        defaultMode="light"
        noSsr
        modeStorageKey="prefs.mode"
        colorSchemeStorageKey="prefs.scheme"
      >
        <CssBaseline />
        {children}
      </MuiThemeProvider>
    </CacheProvider>
  )
}
