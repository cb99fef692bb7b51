import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { type Language, languages } from '#kernel/shared/names.ts'
import { useLanguage } from '#kernel/web/i18n.ts'
import { Logo } from '#kernel/web/kit/logo.tsx'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'

type Props = {
  /** What the tab of the browser is called. */
  page: string
  title: string
  onLanguage: (language: Language) => Promise<void>
  children: ReactNode
}

/** A page that a link opens: one column that reads on a telephone, in one's own language. */
export function LinkFrame({ page, title, onLanguage, children }: Props) {
  const present = useLanguage()
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', p: 2, display: 'grid', gap: 2.5, alignContent: 'start' }}>
      <title>{`${page} · Sillon`}</title>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Logo size={36} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          {languages.map(language => (
            <Button
              key={language}
              lang={language}
              size="small"
              color="inherit"
              aria-pressed={language === present}
              sx={{ minWidth: 0, minHeight: 44, px: 1, fontWeight: language === present ? 700 : 400 }}
              onClick={() => void onLanguage(language)}
            >
              {nameOfLanguage(language)}
            </Button>
          ))}
        </Box>
      </Box>
      <Typography variant="h4" component="h1">
        {title}
      </Typography>
      {children}
    </Box>
  )
}
