import type { Labels } from '#kernel/shared/labels.ts'
import { directionOf, isLanguage, type Language, languages } from '#kernel/shared/names.ts'
import './careers.css'
import { companyOfAddress, nameOfSlug } from './company-of-address.ts'
import { drawWelcome } from './draw-welcome.ts'

const labels: Record<Language, () => Promise<{ default: Labels }>> = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The applicant's own language where we speak it, else French. */
const languageOfBrowser = () => navigator.languages.map(name => name.slice(0, 2)).find(isLanguage) ?? 'fr'

/** Plain elements instead of a library: the page must open at once on a slow phone. */
async function show(language: Language) {
  const { default: texts } = await labels[language]()
  const slug = companyOfAddress(window.location)
  const company = slug && nameOfSlug(slug)
  const title = company ? texts['careers.welcome']?.replace('{{company}}', company) : texts['careers.nobody']
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  document.title = title ?? ''
  drawWelcome(document.getElementById('root') as HTMLElement, {
    title: title ?? '',
    lines: company ? [texts['careers.soon'] ?? '', texts['careers.meanwhile'] ?? ''] : [texts['careers.which'] ?? ''],
    languagesLabel: texts['careers.language'] ?? '',
    languages: languages.map(name => ({ name, isPresent: name === language, choose: () => void show(name) })),
  })
}

window.addEventListener('hashchange', () => void show(languageOfBrowser()))
await show(languageOfBrowser())
