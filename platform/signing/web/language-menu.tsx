import Translate from '~icons/ic/baseline-translate'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'

/** Menus weigh more than the page before the code: who wants another language fetches them. */
const LanguageChoices = lazy(async () => ({ default: (await import('./language-choices.tsx')).LanguageChoices }))

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
      {anchor && (
        <Suspense>
          <LanguageChoices anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
