import type { Examples } from '#kernel/testing/examples.ts'
import type { articlesCalls } from './articles.calls.ts'
import type { familiesCalls } from './families.calls.ts'

const article = (familyId: string, code: string) => ({
  code,
  name: `Essai ${code}`,
  familyId,
  qualityId: null,
  kind: 'packed' as const,
  unit: 'case' as const,
  gtin: null,
  isSold: true,
})
const living = ({ archived_at }: Record<string, unknown>) => archived_at === null

export const articlesExamples: Examples<typeof articlesCalls> = {
  createArticle: here =>
    article(here.id('platform.article_family', living), `ESSAI-${here.rows('platform.article').length}`),
  editArticle: here => {
    const row = here.row('platform.article')
    return {
      ...article(String(row?.family_id ?? here.id('platform.article_family')), String(row?.code ?? 'ESSAI')),
      id: here.id('platform.article'),
      version: Number(row?.version ?? 1),
    }
  },
  saveSpec: here => {
    const standing = here.row('platform.customer_spec', living)
    return {
      articleId: String(standing?.article_id ?? here.id('platform.article')),
      partnerId: (standing?.partner_id ?? null) as string | null,
      version: standing ? Number(standing.version) : null,
      caseGtin: null,
      customerLabel: 'Essai',
      nominalG: 500,
      casesPerLayer: 8,
      casesPerPallet: 80,
      bestBeforeDays: 9,
    }
  },
  archiveSpec: here => ({
    id: here.id('platform.customer_spec', row => living(row) && row.partner_id !== null),
  }),
}

export const familiesExamples: Examples<typeof familiesCalls> = {
  createFamily: here => ({ code: `F${here.rows('platform.article_family').length}`, name: 'Essai', parentId: null }),
  editFamily: here => {
    const row = here.row('platform.article_family')
    return {
      id: here.id('platform.article_family'),
      code: String(row?.code ?? 'F'),
      name: 'Essai',
      version: Number(row?.version ?? 1),
    }
  },
  archiveFamily: here => {
    const used = [...here.rows('platform.article'), ...here.rows('platform.article_family')]
    const isFree = (row: Record<string, unknown>) =>
      living(row) && used.every(one => one.family_id !== row.id && one.parent_id !== row.id)
    return { id: here.id('platform.article_family', isFree) }
  },
  createQuality: here => ({ code: `Q${here.rows('platform.quality').length}`, name: 'Essai' }),
  editQuality: here => {
    const row = here.row('platform.quality')
    return {
      id: here.id('platform.quality'),
      code: String(row?.code ?? 'Q'),
      name: 'Essai',
      version: Number(row?.version ?? 1),
    }
  },
}
