import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles'
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { directionOf } from '#kernel/shared/names.ts'
import { useLanguage } from './i18n.ts'
import { layoutPreference, shownSkin } from './layout-options.ts'
import { useMirror } from './theme/mirror.ts'
import { themeOf } from './theme.ts'

const ltrCache = createCache({ key: 's' })

type Direction = 'ltr' | 'rtl'

/** The look that the person chose, mirrored where his language is written from right to left. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const layout = layoutPreference.use()
  const { accent, direction: chosen } = layout
  const skin = shownSkin(layout)
  const language = useLanguage()
  const cache = useStyles(chosen === 'language' ? directionOf(language) : chosen)
  const direction: Direction = cache === ltrCache ? 'ltr' : 'rtl'
  const theme = useMemo(() => themeOf({ accent, skin, direction }), [accent, skin, direction])

  useLayoutEffect(() => {
    if (cache) document.documentElement.dir = direction
    document.documentElement.dataset.accent = accent
  }, [cache, direction, accent])

  if (!cache) return null
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

/** Until the mirror is fetched the styles of before stay; where there were none, nothing is drawn. */
function useStyles(wanted: Direction) {
  const mirror = useMirror(wanted === 'rtl')
  const present = wanted === 'rtl' ? mirror : ltrCache
  const [shown, setShown] = useState(present)
  if (present && present !== shown) setShown(present)
  return present ?? shown
}
