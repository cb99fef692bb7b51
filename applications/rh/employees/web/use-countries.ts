import { useMemo } from 'react'
import { useLanguage } from '#kernel/web/i18n.ts'
import { countriesByName } from '#platform/identifiers/countries.model.ts'

/** Every country, to be found by its name. */
export function useCountries() {
  const language = useLanguage()
  return useMemo(() => countriesByName(language).map(({ iso2, name }) => ({ value: iso2, label: name })), [language])
}
