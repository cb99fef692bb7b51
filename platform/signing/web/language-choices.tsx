import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { languages } from '#kernel/shared/names.ts'
import { useLanguage } from '#kernel/web/i18n.ts'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'
import { speakAsChosen } from './language-of-link.ts'

/** The languages, under the button that asked for them. */
export function LanguageChoices({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const present = useLanguage()
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {languages.map(language => (
        <MenuItem
          key={language}
          lang={language}
          selected={language === present}
          sx={{ minHeight: 48 }}
          onClick={() => {
            onClose()
            void speakAsChosen(language)
          }}
        >
          {nameOfLanguage(language)}
        </MenuItem>
      ))}
    </Menu>
  )
}
