import { languages } from '#kernel/shared/names.ts'
import { setLanguage, useLanguage, useT } from '#kernel/web/i18n.ts'
import { nameOfLanguage } from '../language-name.model.ts'

/** The languages before anybody is known. */
export function LanguageLinks() {
  const t = useT()
  const present = useLanguage()
  return (
    <div role="group" aria-label={t('field.language')} className="sign-in-languages">
      {languages.map(language => (
        <button
          type="button"
          key={language}
          lang={language}
          aria-pressed={language === present}
          onClick={() => setLanguage(language)}
        >
          {nameOfLanguage(language)}
        </button>
      ))}
    </div>
  )
}
