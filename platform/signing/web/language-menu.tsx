import Translate from '~icons/ic/baseline-translate'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { languages } from '#kernel/shared/names.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'
import { speakAsChosen } from './language-of-link.ts'

/** In which language one is spoken to; what is signed keeps its own. */
export function LanguageMenu() {
  const t = useT()
  const present = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Translate />}
        aria-haspopup="menu"
        aria-label={t('signing.language', { language: nameOfLanguage(present) })}
        sx={{ minHeight: 44, flexShrink: 0, borderColor: 'divider' }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {nameOfLanguage(present)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languages.map(language => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === present}
            sx={{ minHeight: 48 }}
            onClick={() => {
              setAnchor(null)
              void speakAsChosen(language)
            }}
          >
            {nameOfLanguage(language)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
