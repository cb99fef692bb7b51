import type { Labels } from '#kernel/shared/labels.ts'
import type { Language } from '#kernel/shared/names.ts'
import './careers.css'
import { companyOfAddress, nameOfSlug } from './company-of-address.ts'
import { drawWelcome } from './draw-welcome.ts'
import ar from './labels/ar.ts'
import en from './labels/en.ts'
import es from './labels/es.ts'
import fr from './labels/fr.ts'

/** All four languages weigh less than the code that would fetch them one by one. */
const labels: Record<Language, Labels> = { fr, en, es, ar }

/** Only types come from the kernel: a value would bring along the piece that the administration loads first. */
const languages = Object.keys(labels) as Language[]
const isLanguage = (name: string): name is Language => name in labels

/** The applicant's own language where we speak it, else French. */
const languageOfBrowser = () => navigator.languages.map(name => name.slice(0, 2)).find(isLanguage) ?? 'fr'

/** Plain elements instead of a library: the page must open at once on a slow phone. */
function show(language: Language) {
  const texts = labels[language]
  const slug = companyOfAddress(window.location)
  const company = slug && nameOfSlug(slug)
  const title = company ? texts['careers.welcome']?.replace('{{company}}', company) : texts['careers.nobody']
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  document.title = title ?? ''
  drawWelcome(document.getElementById('root') as HTMLElement, {
    title: title ?? '',
    lines: company ? [texts['careers.soon'] ?? '', texts['careers.meanwhile'] ?? ''] : [texts['careers.which'] ?? ''],
    languagesLabel: texts['careers.language'] ?? '',
    languages: languages.map(name => ({ name, isPresent: name === language, choose: () => show(name) })),
  })
}

window.addEventListener('hashchange', () => show(languageOfBrowser()))
show(languageOfBrowser())
