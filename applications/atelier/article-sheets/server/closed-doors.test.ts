import { expect, test } from 'vitest'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { useWorld } from '#platform/testing/world.ts'
import { articleSheetsCalls } from '../article-sheets.calls.ts'

const world = useWorld()

test('articles are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: await world.client(), rights: { 'documents/atelier': 3 } })
  const doors = [
    articleSheetsCalls.getAllFamilleCentralByAtelierOfUser,
    articleSheetsCalls.getAllFamilleByAtelierOfUser,
    articleSheetsCalls.getArticleVenteAccessibles,
    articleSheetsCalls.getComplementOfAtelierArticle,
    articleSheetsCalls.updateFicheAtelierArticle,
    articleSheetsCalls.getListeAtelierLigneOfArticle,
    articleSheetsCalls.getLiaisonArticleLigneByAtelier,
    articleSheetsCalls.getArticlesOfWorkshop,
    articleSheetsCalls.getArticleById,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
