import type { Language, Names } from '#kernel/shared/names.ts'
import { languages } from '#kernel/shared/names.ts'
import { type Noun, wordsOf } from './noun.ts'

const ofList: Record<string, Names> = {
  file: { fr: 'liste', en: 'list', es: 'lista', ar: 'قائمة' },
  new: { fr: 'Ajout', en: 'New entry', es: 'Nueva entrada', ar: 'إضافة جديدة' },
  none: { fr: 'Rien ici pour le moment', en: 'Nothing here yet', es: 'Nada por ahora', ar: 'لا شيء هنا حتى الآن' },
  'none-text': {
    fr: 'Ce que vous ajouterez se retrouvera ici.',
    en: 'What you add will be found here.',
    es: 'Lo que añada aparecerá aquí.',
    ar: 'ستجدون هنا ما تضيفونه.',
  },
  search: { fr: 'Rechercher un nom', en: 'Search for a name', es: 'Buscar un nombre', ar: 'البحث عن اسم' },
}

const moduleOf = (
  texts: Record<string, Names>,
  language: Language,
) => `import type { Labels } from '#kernel/shared/labels.ts'

export default {
${Object.entries(texts)
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([key, names]) => `  '${key}': ${JSON.stringify(names[language])},\n`)
  .join('')}} satisfies Labels
`

/** What its pages say, in every language; the journal of changes calls its table and its columns by the same words. */
export function textFiles(noun: Noun): Record<string, string> {
  const { folder, label } = wordsOf(noun)
  const texts = { title: noun.title, ...(noun.kind !== 'form' && ofList) }
  const byKey = Object.fromEntries(Object.entries(texts).map(([key, names]) => [`${label}.${key}`, names]))
  return Object.fromEntries(languages.map(language => [`${folder}/labels/${language}.ts`, moduleOf(byKey, language)]))
}
