import Check from '@mui/icons-material/Check'
import Translate from '@mui/icons-material/Translate'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { languages } from '#kernel/shared/names.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'
import { changeLanguage } from './change-language.ts'

export function LanguageMenu() {
  const t = useT()
  const present = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Tooltip title={t('shell.language')}>
        <IconButton
          aria-label={t('shell.language')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          <Translate sx={{ fontSize: 20 }} />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {languages.map(language => (
          <MenuItem
            key={language}
            role="menuitemradio"
            aria-checked={language === present}
            lang={language}
            selected={language === present}
            onClick={() => {
              close()
              void changeLanguage(language)
            }}
          >
            <ListItemIcon>{language === present && <Check fontSize="small" />}</ListItemIcon>
            {nameOfLanguage(language)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
