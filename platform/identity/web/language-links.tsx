import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { languages } from '#kernel/shared/names.ts'
import { setLanguage, useLanguage, useT } from '#kernel/web/i18n.ts'
import { nameOfLanguage } from '../language-name.model.ts'

/** The languages before anybody is known. */
export function LanguageLinks() {
  const t = useT()
  const present = useLanguage()
  return (
    <Box
      role="group"
      aria-label={t('identity.login.language')}
      sx={{ display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 0.5, mt: 3 }}
    >
      {languages.map(language => (
        <ButtonBase
          key={language}
          lang={language}
          aria-pressed={language === present}
          onClick={() => setLanguage(language)}
          sx={{
            px: 1,
            py: 0.75,
            minHeight: 32,
            borderRadius: '8px',
            fontSize: '0.8rem',
            color: language === present ? 'text.primary' : 'text.secondary',
            fontWeight: language === present ? 650 : 450,
            '&:hover': { color: 'text.primary', textDecoration: 'underline' },
          }}
        >
          {nameOfLanguage(language)}
        </ButtonBase>
      ))}
    </Box>
  )
}
