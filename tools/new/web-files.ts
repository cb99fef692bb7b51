import type { Language, Names } from '#kernel/shared/names.ts'
import { type Feature, wordsOf } from './feature.ts'

/** Pages of a new feature, by path from the project's root. */
export function webFiles(feature: Feature): Record<string, string> {
  const { many, one, element, routePath } = feature
  const { folder, calls, pages, page, row, list, label } = wordsOf(feature)
  return {
    [`${folder}/${many}.web.ts`]: `import type { Page } from '#kernel/web/pages.ts'

export const ${pages}: readonly Page[] = [
  {
    path: '${routePath}',
    layout: 'content',
    title: '${label}.title',
    element: '${element}',
    load: async () => (await import('./web/${many}-page.tsx')).${page},
  },
]
`,
    [`${folder}/web/${many}-page.tsx`]: `import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import type { ${row} } from '../${one}.model.ts'
import { ${calls} } from '../${many}.calls.ts'

export function ${page}() {
  const t = useT()
  const list = useListState({ module: '${label}' })
  const answer = useCall(${calls}.${list}, list.query)
  const columns: Column<${row}>[] = [{ key: 'name', label: t('${label}.name'), text: row => row.name }]

  return (
    <Page title={t('${label}.title')}>
      <DataTable
        label={t('${label}.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => row.name}
        searchBy={t('${label}.search')}
        empty={{ title: t('${label}.none') }}
      />
    </Page>
  )
}
`,
  }
}

const usualTexts: Record<string, Names> = {
  name: { fr: 'Nom', en: 'Name', es: 'Nombre', ar: 'الاسم' },
  search: { fr: 'Rechercher un nom', en: 'Search for a name', es: 'Buscar un nombre', ar: 'البحث عن اسم' },
  none: { fr: 'Rien ici pour le moment', en: 'Nothing here yet', es: 'Nada por ahora', ar: 'لا شيء هنا حتى الآن' },
}

/** What the journal calls its table and its list, as lines of the labels that the server alone speaks. */
export function journalLines(feature: Feature, language: Language): string {
  const { table, list } = wordsOf(feature)
  const [schema, name] = table.split('.')
  const title = JSON.stringify(feature.title[language])
  return `  '${schema}.table.${name}': ${title},\n  '${schema}.list.${list}': ${title},\n`
}

/** The texts of a new feature in one language, as lines of its room's labels. */
export function labelLines(feature: Feature, language: Language): string {
  const { label } = wordsOf(feature)
  return Object.entries({ title: feature.title, ...usualTexts })
    .map(([key, names]) => `  '${label}.${key}': ${JSON.stringify(names[language])},\n`)
    .join('')
}
