import Check from '~icons/ic/baseline-check'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { languages } from '#kernel/shared/names.ts'
import { useLanguage } from '#kernel/web/i18n.ts'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'
import { changeLanguage } from './change-language.ts'

/** The languages, each by its own name, as entries of a menu. */
export function LanguageItems({ onChoose }: { onChoose: () => void }) {
  const present = useLanguage()
  return languages.map(language => (
    <MenuItem
      key={language}
      role="menuitemradio"
      aria-checked={language === present}
      lang={language}
      selected={language === present}
      onClick={() => {
        onChoose()
        void changeLanguage(language)
      }}
    >
      <ListItemIcon>{language === present && <Check fontSize="small" />}</ListItemIcon>
      <ListItemText>{nameOfLanguage(language)}</ListItemText>
    </MenuItem>
  ))
}
