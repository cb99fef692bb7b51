import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import '@fontsource-variable/inter/wght.css'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles'
import { type ReactNode, Suspense, use, useLayoutEffect, useMemo } from 'react'
import { directionOf } from '#kernel/shared/names.ts'
import { useLanguage } from './i18n.ts'
import { layoutPreference } from './layout-options.ts'
import { themeOf } from './theme.ts'

const ltrCache = createCache({ key: 's' })
let rtlCache: Promise<EmotionCache> | undefined

/** The mirror is fetched when first needed: most people never write from right to left. */
function loadRtlCache() {
  rtlCache ??= import('./theme/rtl-cache.ts').then(({ rtlCache }) => rtlCache)
  return rtlCache
}

type Direction = 'ltr' | 'rtl'

/** The look that the person chose, mirrored where his language is written from right to left. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Theme>{children}</Theme>
  </Suspense>
)

function Theme({ children }: { children: ReactNode }) {
  const { accent, skin, direction: chosen } = layoutPreference.use()
  const language = useLanguage()
  const direction: Direction = chosen === 'language' ? directionOf(language) : chosen
  const theme = useMemo(() => themeOf({ accent, skin, direction }), [accent, skin, direction])

  const cache = direction === 'rtl' ? use(loadRtlCache()) : ltrCache

  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])

  return (
    <CacheProvider value={cache}>
      <MuiThemeProvider
        theme={theme}
        defaultMode="light"
        modeStorageKey="prefs.mode"
        colorSchemeStorageKey="prefs.scheme"
      >
        <CssBaseline />
        {children}
      </MuiThemeProvider>
    </CacheProvider>
  )
}
